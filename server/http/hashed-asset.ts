/** A file of the build, as Vite names it: `cart-BubELw8S.css`, and `.br` or `.gz` for its compressed copies. */
const HASHED = /^\w[\w.-]*-[\w-]{8}\.[a-z\d]+(\.br|\.gz)?$/;

/** Whether a file name changes with its content, so that it may be cached forever and be told from all other files. */
export const isHashedAsset = (name: string) => name.length <= 200 && HASHED.test(name);
