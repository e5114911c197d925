import type { ShouldRevalidateFunctionArgs } from "react-router";

/** URL parameter with the id of the row whose details a list shows in its side panel. */
export const openRowParam = "open";

/** Returns the query of a list without its open row. */
export function withoutOpenRow(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(openRowParam);
  return params.toString();
}

/** Returns true if two URLs show the same list, with another open row. */
export function isSameList(one: URL, other: URL): boolean {
  return (
    one.pathname === other.pathname &&
    one.search !== other.search &&
    withoutOpenRow(one.search) === withoutOpenRow(other.search)
  );
}

/** Returns true if two URLs show the same back-office page with another query. */
export function isOfficeQuery(one: URL, other: URL): boolean {
  return (
    one.pathname === other.pathname &&
    one.search !== other.search &&
    /^\/(admin|operator)\//.test(other.pathname)
  );
}

/** For lists whose rows open in a panel of what they have: another open row needs no new list. */
export function revalidatesList({
  actionStatus,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === undefined && isSameList(currentUrl, nextUrl) ? false : defaultShouldRevalidate;
}
