import { Component, type ReactNode, type RefObject } from "react";

type KeepFocusProps = { box: RefObject<HTMLDivElement>; children: ReactNode };

/**
 * A question whose answers may be disabled or taken away by news from the server: a refresh of the slots, or the page's data after another change. Whoever was at
 * such an answer stays at its question. A class, since only that sees where the focus is right before the change.
 */
export class KeepFocus extends Component<KeepFocusProps> {
  override getSnapshotBeforeUpdate(): Element | null {
    const focused = document.activeElement;
    return this.props.box.current?.contains(focused) ? focused : null;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, focused: Element | null) {
    if (!focused || (focused.isConnected && !focused.matches(":disabled"))) return;
    const box = this.props.box.current;
    const left = box?.querySelector<HTMLElement>("fieldset") ?? box?.querySelector<HTMLElement>("button, a");
    left?.focus({ preventScroll: true });
  }

  override render() {
    return <div ref={this.props.box}>{this.props.children}</div>;
  }
}
