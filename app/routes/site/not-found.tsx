import { data } from "react-router";
import type { Route } from "./+types/not-found";
import { ErrorPage } from "~/features/site/error-page";
import { errorStatus } from "~/platform/forms/error-text";

export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage status={errorStatus(error)} />;
}
