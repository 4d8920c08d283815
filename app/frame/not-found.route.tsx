import { ErrorPage } from "../page/ErrorPage";

/** An address that nothing answers. */
export function loader() {
  throw new Response(null, { status: 404 });
}

export default ErrorPage;
export { ErrorPage as ErrorBoundary };
