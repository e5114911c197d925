import type { Viewer } from "~/domain/accounts/account";
import type { Filter, List } from "~/office/lists/definition";

export type AnyList = List<Viewer, string, Record<string, Filter>, { nextCursor: string | null }, object>;

const modules = import.meta.glob<Record<string, unknown>>("../../app/features/*/office/**/*.list.{ts,tsx}", {
  eager: true,
});

/** All lists of the back office, by export name. */
export const lists = Object.values(modules).flatMap((exports) => Object.entries(exports).filter(isNamedList));
export const listsWithCsv = lists.filter(([, list]) => list.csv);

function isNamedList(named: [string, unknown]): named is [string, AnyList] {
  const [, value] = named;
  return typeof value === "object" && value !== null && "pageSize" in value;
}
