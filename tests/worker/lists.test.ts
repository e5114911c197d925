import Papa from "papaparse";
import { RouterContextProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { nowContext, servicesContext, viewerContext } from "~/context";
import type { Viewer } from "~/domain/accounts/account";
import { loadList } from "~/office/lists/load-list.server";
import * as adminCsv from "~/routes/admin/list-csv";
import * as operatorCsv from "~/routes/operator/list-csv";
import { origin } from "../support/api";
import { lists, listsWithCsv, type AnyList } from "../support/lists";
import { createOperator, createPerson } from "../support/people";
import { services } from "../support/services";

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
    const { loader } = path.startsWith("/admin/") ? adminCsv : operatorCsv;
    const response = await loader({ context, params: {}, url, request: new Request(url), pattern: path });
    const { data } = Papa.parse<string[]>((await response.text()).trim());
    const heads = list.csv?.columns.map(([head]) => head) ?? [];
    expect(data[0]).toEqual(heads);
    expect(new Set(heads).size).toBe(heads.length);
    expect(response.headers.get("Content-Disposition")).toContain(`"${list.csv?.name}.csv"`);
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
