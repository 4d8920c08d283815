import type { MetaDescriptor } from "@remix-run/node";
import type { ContentView } from "./content.view";

export function contentMeta(view: Pick<ContentView, "title" | "description"> | undefined): MetaDescriptor[] {
  if (!view) return [];
  return [{ title: view.title }, ...(view.description ? [{ name: "description", content: view.description }] : [])];
}
