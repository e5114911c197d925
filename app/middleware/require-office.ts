import type { RouterContextProvider } from "react-router";
import type { Viewer } from "~/domain/accounts/account";
import { requireAdmin } from "./require-admin";
import { requireOperator } from "./require-operator";

/** Returns the viewer of an address that both offices have, whom its office must admit, and the office. */
export function requireOffice(
  context: Readonly<RouterContextProvider>,
  url: URL,
): { viewer: Viewer; office: "/admin" | "/operator" } {
  return url.pathname.startsWith("/operator/")
    ? { viewer: requireOperator(context, url), office: "/operator" }
    : { viewer: requireAdmin(context, url), office: "/admin" };
}
