import { data } from "react-router";
import { ErrorPage } from "~/components/layout/error-page";

export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}

export function ErrorBoundary() {
  return <ErrorPage status={404} />;
}
