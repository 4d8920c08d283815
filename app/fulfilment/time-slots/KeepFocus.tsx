import { Component, type ReactNode, type RefObject } from "react";
import { focusHeading, moveFocus } from "../../shared/ui/hooks/focus";

type KeepFocusProps = { box: RefObject<HTMLDivElement>; children: ReactNode };

/**
 * Wraps options that an update from the server may disable or remove. If the focused option is affected, the focus
 * moves to the fieldset or, if none is left, to the heading. It is a class component because only
 * `getSnapshotBeforeUpdate` sees the focus right before the change.
 */
export class KeepFocus extends Component<KeepFocusProps> {
  override getSnapshotBeforeUpdate(): Element | null {
    const focused = document.activeElement;
    return this.props.box.current?.contains(focused) ? focused : null;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, focused: Element | null) {
    if (!focused || (focused.isConnected && !focused.matches(":disabled"))) return;
    const box = this.props.box.current;
    if (!moveFocus(box?.querySelector("fieldset"), { preventScroll: true })) focusHeading(box);
  }

  override render() {
    return <div ref={this.props.box}>{this.props.children}</div>;
  }
}
