/** The file names of the build: `cart-BubELw8S.css`, and `.br` or `.gz` for compressed copies. */
const HASHED = /^\w[\w.-]*-[\w-]{8}\.[a-z\d]+(\.br|\.gz)?$/;

/** The name of a hashed asset changes with its content, so it may be cached forever. */
export const isHashedAsset = (name: string) => name.length <= 200 && HASHED.test(name);
