import { csvResponse, type CsvColumn, type CsvPage } from "./csv.server";
import { xlsxResponse } from "./xlsx.server";

/** Streams a list in the format that the address asks for: CSV, or XLSX with `?format=xlsx`. */
export function tableResponse<Row>(
  url: URL,
  name: string,
  columns: readonly CsvColumn<Row>[],
  readPage: (cursor: string | undefined) => Promise<CsvPage<Row>>,
): Promise<Response> {
  const respond = url.searchParams.get("format") === "xlsx" ? xlsxResponse : csvResponse;
  return respond(name, columns, readPage);
}
