import Papa from "papaparse";
import { RouterContextProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { nowContext, servicesContext, viewerContext } from "~/context";
import type { Viewer } from "~/domain/accounts/account";
import { csvColumns } from "~/office/lists/definition";
import { loadList } from "~/office/lists/load-list.server";
import { loader } from "~/routes/office/list-csv";
import { origin } from "../support/api";
import { lists, listsWithCsv, type AnyList } from "../support/lists";
import { createOperator, createPerson } from "../support/people";
import { services } from "../support/services";
import { and, eq, like } from "drizzle-orm";
import { keyset, type SortOf } from "../../worker/platform/db/keyset";
import { users } from "../../worker/platform/db/schema";
import { pageOf } from "../../worker/platform/db/cursor";
import { db } from "../support/database";

let admin: Viewer;
let operator: Viewer;
const context = new RouterContextProvider();

beforeAll(async () => {
  context.set(servicesContext, services);
  context.set(nowContext, Date.now());
  admin = await createPerson("admin", "active");
  operator = await createPerson("tour_operator", "active");
  await createOperator(operator.id, { status: "verified" });
});

const actorOf = ({ path }: AnyList) => (path.startsWith("/admin/") ? admin : operator);

test.for(listsWithCsv)(
  "%s: its export opens at its address and has the columns of the definition",
  async ([, list]) => {
    const path = `${list.path}.csv`;
    const url = new URL(path, origin);
    context.set(viewerContext, actorOf(list));
    const response = await loader({ context, params: {}, url, request: new Request(url), pattern: path });
    const { data } = Papa.parse<string[]>((await response.text()).trim());
    const heads = csvColumns(list).map(([head]) => head);
    expect(data[0]).toEqual(heads);
    expect(new Set(heads).size).toBe(heads.length);
    expect(response.headers.get("Content-Disposition")).toContain(`"${list.csv}.csv"`);
  },
);

test.for(lists)("%s: loads in every order", async ([, list]) => {
  for (const sort of list.sorts) {
    const url = new URL(`http://localhost${list.path}?sort=${sort}`);
    const loaded = await loadList(list, actorOf(list), { context, url });
    expect(loaded.state.sort).toBe(sort);
    expect(list.rows(loaded).length).toBeLessThanOrEqual(list.pageSize);
  }
});

const columns = { name: users.name, joined: users.createdAt };
type Sort = SortOf<keyof typeof columns>;

/** Several share a name and several share a moment, so that each sort has ties. */
const people = Array.from({ length: 11 }, (_, index) => ({
  id: `keyset-${String(index).padStart(2, "0")}`,
  name: ["Asha", "Binu", "asha", "चित्रा"][index % 4] ?? "",
  joined: 1_700_000_000_000 + Math.floor(index / 3) * 1000,
}));

beforeAll(async () => {
  for (const { id, name, joined } of people) {
    const createdAt = new Date(joined);
    await createPerson("user", "active", { id, name, createdAt, updatedAt: createdAt });
  }
});

async function readPage(sort: Sort, cursor: string | null, limit: number) {
  const { key, after, order } = keyset(columns, sort, users.id, cursor);
  const rows = await db
    .select({ id: users.id, sortKey: key })
    .from(users)
    .where(and(like(users.id, "keyset-%"), eq(users.role, "user"), after))
    .orderBy(...order)
    .limit(limit + 1);
  return pageOf(rows, limit, ({ sortKey, id }) => [sort, sortKey, id]);
}

async function readAll(sort: Sort, limit: number): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(sort, cursor, limit);
    expect(page.shown.length).toBeGreaterThan(0);
    ids.push(...page.shown.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return ids;
}

/** Compares by code points, as the database does. */
function compare(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

test.for([
  ["name", 2],
  ["-name", 2],
  ["joined", 3],
  ["-joined", 3],
  ["name", 11],
  ["-joined", 1],
  ["joined", 100],
] as const)("sorted by %s, %i to a page, every row comes once and in order", async ([sort, limit]) => {
  const isDown = sort.startsWith("-");
  const column = sort.endsWith("name") ? "name" : "joined";
  const sorted = people.toSorted((a, b) => compare(a[column], b[column]) || compare(a.id, b.id));
  const expected = (isDown ? sorted.toReversed() : sorted).map(({ id }) => id);
  expect(await readAll(sort, limit)).toEqual(expected);
});

test("a row written between two pages moves none of the others", async () => {
  const first = await readPage("name", null, 4);
  await createPerson("user", "active", { id: "keyset-aa", name: "AAA" });
  const second = await readPage("name", first.nextCursor, 4);
  const seen = [...first.shown, ...second.shown].map(({ id }) => id);
  expect(new Set(seen).size).toBe(8);
  expect(seen).not.toContain("keyset-aa");
});

test("a cursor keeps its sort, and an invalid one is refused", async () => {
  const { nextCursor } = await readPage("name", null, 2);
  const forged = [[], ["name"], ["name", null, "x"], ["name", {}, "x"], ["name", "a", "b", "c"], "name"];
  const cursors = ["nonsense", "%%%", ...forged.map((parts) => btoa(JSON.stringify(parts)))];
  await expect(readPage("-name", nextCursor, 2)).rejects.toMatchObject({ code: "invalid" });
  await expect(readPage("joined", nextCursor, 2)).rejects.toMatchObject({ code: "invalid" });
  for (const cursor of cursors) {
    await expect(readPage("name", cursor, 2)).rejects.toMatchObject({ code: "invalid" });
  }
});
