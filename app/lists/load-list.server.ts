import { data } from "react-router";
import type { RouterContextProvider } from "react-router";
import { nowContext, servicesContext } from "~/context";
import { todayInIndia } from "~/domain/calendar/calendar";
import { csvResponse } from "~/lib/pages/csv.server";
import { readList } from "./definition";
import type { Filter, List } from "./definition";

interface ListRequest {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

type Filters = Readonly<Record<string, Filter>>;

/** Rows read at once for a CSV file. */
const csvPageSize = 500;

/** Loads one page of a list. @throws AppError `invalid` for an invalid cursor */
export async function loadList<
  Actor,
  Sort extends string,
  Named extends Filters,
  Loaded extends { nextCursor: string | null },
  Row,
>(list: List<Actor, Sort, Named, Loaded, Row>, actor: Actor, { context, url }: ListRequest) {
  const { query, state } = readList(list, url);
  const page = { ...query, limit: list.pageSize };
  const today = todayInIndia(context.get(nowContext));
  const loaded = await list.load(context.get(servicesContext), actor, page, today);
  return { ...loaded, state };
}

/** Creates a CSV file. */
export type CsvFile<Actor> = (actor: Actor, request: ListRequest) => Promise<Response>;

/** Returns the path of a list's CSV file, and the function that creates it with the page's filters and sort. */
export function csvFile<
  Actor,
  Sort extends string,
  Named extends Filters,
  Loaded extends { nextCursor: string | null },
  Row,
>(list: List<Actor, Sort, Named, Loaded, Row>): readonly [path: string, file: CsvFile<Actor>] {
  return [
    `${list.path}.csv`,
    async (actor, { context, url }) => {
      const { csv } = list;
      if (!csv) throw data(null, { status: 404 });
      const { query } = readList(list, url);
      const services = context.get(servicesContext);
      const today = todayInIndia(context.get(nowContext));
      return csvResponse(csv.name, csv.columns, async (cursor) => {
        const page = { ...query, cursor, limit: csvPageSize };
        const loaded = await list.load(services, actor, page, today);
        return { rows: list.rows(loaded), nextCursor: loaded.nextCursor };
      });
    },
  ];
}
