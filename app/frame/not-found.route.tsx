import { ErrorPage } from "../page/errors/ErrorPage";

/** Every address that has no route: 404. */
export function loader() {
  throw new Response(null, { status: 404 });
}

export default ErrorPage;
export { ErrorPage as ErrorBoundary };
