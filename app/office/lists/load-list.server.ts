import { redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { nowContext, servicesContext } from "~/context";
import type { Viewer } from "~/domain/accounts/account";
import { everything, everythingParam } from "~/domain/office/saved-view";
import { todayInIndia } from "~/domain/calendar/calendar";
import { tableResponse } from "~/platform/pages/table-file.server";
import { csvColumns, type Filters, type List, type ListQuery, type ListState } from "./definition";

interface ListRequest {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

function text(max: number) {
  return z.string().trim().max(max).optional().catch(undefined);
}

/** Parses the URL. Invalid parameters are ignored. */
export function readList<Sort extends string, Named extends Filters>(
  list: {
    sorts: readonly [Sort, ...Sort[]];
    usualSort?: (params: ListState) => Sort | undefined;
    filters: Named;
  },
  url: URL,
) {
  const params = Object.fromEntries(url.searchParams);
  const fields = z.object({
    q: text(200),
    sort: z.enum(list.sorts).catch(list.usualSort?.(params) ?? list.sorts[0]),
    cursor: text(1000),
    /** Comma-separated keys of the visible columns; all but the optional ones by default. */
    columns: text(400),
  });
  const { columns, ...common } = fields.parse(params);
  const values = Object.entries(list.filters).map(([name, { accepts, reads = String }]) => {
    const typed = params[name];
    const value = typed === undefined ? undefined : reads(typed);
    return [name, value !== undefined && accepts(value) ? value : undefined];
  });
  const query = { ...common, ...Object.fromEntries(values) } as ListQuery<Sort, Named>;
  return { query, state: { ...query, columns } };
}

/** Rows read at once for a CSV file. */
const csvPageSize = 500;

/**
 * Loads one page of a list, with the actor's views and columns. An address without parameters leads to the default view.
 * @throws AppError `invalid` for an invalid cursor
 */
export async function loadList<
  Actor extends Viewer,
  Sort extends string,
  Named extends Filters,
  Loaded extends { nextCursor: string | null },
  Row,
>(list: List<Actor, Sort, Named, Loaded, Row>, actor: Actor, { context, url }: ListRequest) {
  const { query, state } = readList(list, url);
  const page = { ...query, limit: list.pageSize, isCounted: true };
  const today = todayInIndia(context.get(nowContext));
  const services = context.get(servicesContext);
  const [loaded, { views, columns }] = await Promise.all([
    list.load(services, actor, page, today),
    services.getListChoice(actor, list.path),
  ]);
  const usual = views.find(({ isDefault }) => isDefault);
  if (usual && url.searchParams.size === 0) throw redirect(`${list.path}?${usual.query}`);
  return {
    ...loaded,
    state: {
      ...state,
      columns: state.columns ?? columns ?? undefined,
      // The links of the list would otherwise lead to the default view once nothing else is chosen.
      [everythingParam]: usual && everything,
    },
    views,
  };
}

/** Returns the function that exports a list with its page's filters and sort; null if the list has no export. */
export function listCsv<
  Actor,
  Sort extends string,
  Named extends Filters,
  Loaded extends { nextCursor: string | null },
  Row,
>(
  list: List<Actor, Sort, Named, Loaded, Row>,
): ((actor: Actor, request: ListRequest) => Promise<Response>) | null {
  const { csv } = list;
  if (csv === undefined) return null;
  const columns = csvColumns(list);
  return (actor, { context, url }) => {
    const { query } = readList(list, url);
    const services = context.get(servicesContext);
    const today = todayInIndia(context.get(nowContext));
    return tableResponse(url, csv, columns, async (cursor) => {
      const page = { ...query, cursor, limit: csvPageSize };
      const loaded = await list.load(services, actor, page, today);
      return { rows: list.rows(loaded), nextCursor: loaded.nextCursor };
    });
  };
}
