/**
 * Marks the document while the visitor taps or clicks, until they press Tab. Headings and groups that a script focuses have
 * a focus ring only without the mark. Returns the function that ends it.
 */
export function watchPointer(): () => void {
  const { dataset } = document.documentElement;
  const onPointer = () => void (dataset.pointer = "");
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === "Tab") delete dataset.pointer;
  };
  document.addEventListener("pointerdown", onPointer, true);
  document.addEventListener("keydown", onKey, true);
  return () => {
    document.removeEventListener("pointerdown", onPointer, true);
    document.removeEventListener("keydown", onKey, true);
  };
}
