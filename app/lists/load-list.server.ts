import { data } from "react-router";
import type { RouterContextProvider } from "react-router";
import { servicesContext } from "~/context";
import { todayInIndia } from "~/domain/calendar/calendar";
import { csvResponse } from "~/lib/pages/csv.server";
import { orRefusal } from "~/lib/pages/or-refusal";
import type { Services } from "../../worker/services";
import { readList } from "./definition";
import type { Filter, List } from "./definition";

interface Request {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

type Filters = Readonly<Record<string, Filter>>;

/** Rows read at once for a CSV file. */
const csvPageSize = 500;

/** Loads one page of a list. An invalid cursor becomes a 404. */
export async function loadList<
  Actor,
  Sort extends string,
  Named extends Filters,
  Loaded extends { nextCursor: string | null },
  Row,
>(list: List<Actor, Sort, Named, Loaded, Row>, actor: Actor, { context, url }: Request) {
  const { query, state } = readList(list, url);
  const page = { ...query, limit: list.pageSize };
  const loaded = await orRefusal(
    list.load(context.get(servicesContext), actor, page, todayInIndia(Date.now())),
  );
  return { ...loaded, state };
}

/** Creates a CSV file. */
export type CsvFile<Actor> = (services: Services, actor: Actor, url: URL) => Promise<Response>;

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
    async (services, actor, url) => {
      const { csv } = list;
      if (!csv) throw data(null, { status: 404 });
      const { query } = readList(list, url);
      const today = todayInIndia(Date.now());
      return csvResponse(csv.name, csv.columns, async (cursor) => {
        const page = { ...query, cursor, limit: csvPageSize };
        const loaded = await orRefusal(list.load(services, actor, page, today));
        return { rows: list.rows(loaded), nextCursor: loaded.nextCursor };
      });
    },
  ];
}
