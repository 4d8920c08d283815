import { remixConfig } from "../remix.config.js";

/** `file`: relative to app/. */
export type Row = { id: string; parentId?: string; path?: string; index?: boolean; file: string };

type Define = (
  path: string,
  file: string,
  options?: { id?: string; index?: boolean } | (() => void),
  children?: () => void,
) => void;

/** Every row of the site map, and the root. */
export async function siteMap(): Promise<Row[]> {
  const rows: Row[] = [{ id: "root", path: "", file: "root.tsx" }];
  let parentId = "root";
  const define: Define = (path, file, options = {}, children = typeof options === "function" ? options : undefined) => {
    const { id = file.replace(/\.tsx?$/, ""), index } = typeof options === "function" ? {} : options;
    rows.push({ id, parentId, path: path === "/" || path === "" ? undefined : path, index, file });
    const outer = parentId;
    parentId = id;
    children?.();
    parentId = outer;
  };
  await remixConfig.routes?.((build) => (build(define as never), {}) as never);
  return rows;
}
