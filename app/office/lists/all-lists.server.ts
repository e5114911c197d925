import type { Viewer } from "~/domain/accounts/account";
import type { Filter, List } from "./definition";

export type AnyList = List<Viewer, string, Record<string, Filter>, { nextCursor: string | null }, object>;

const modules = import.meta.glob<Record<string, unknown>>("../../features/*/office/**/*.list.{ts,tsx}", {
  eager: true,
});

/** All lists of the back offices, by path. */
const lists = new Map(
  Object.values(modules)
    .flatMap((exports) => Object.values(exports).filter(isList))
    .map((list) => [list.path, list] as const),
);

export function findList(path: string): AnyList | null {
  return lists.get(path) ?? null;
}

function isList(value: unknown): value is AnyList {
  return typeof value === "object" && value !== null && "pageSize" in value;
}
