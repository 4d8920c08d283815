// Remix identifies a route by its file: this one is `{city}/product/{product_key}/social.jpg`.
export { loader } from "./social.route";
