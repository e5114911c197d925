import { data } from "react-router";
import type { Route } from "./+types/earnings-statement-csv";
import { servicesContext } from "~/context";
import { statementFileName, type StatementLine } from "~/domain/money/earnings/statement";
import { exportedInstant } from "~/office/lists/definition";
import { tableResponse } from "~/platform/pages/table-file.server";
import { readStatementQuery } from "~/features/money/office/operator/earnings-query";
import { requireOperator } from "~/middleware/require-operator";

type Row = Omit<StatementLine, "id" | "kind" | "change" | "at"> & {
  kind: string;
  at: number | null;
  change: number | null;
};

const bare = { at: null, booking: null, tour: null, note: null, change: null };

/** Exports an operator's statement: opening balance, entries, closing balance. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const services = context.get(servicesContext);
  const { statement } = await services.getStatement(viewer, readStatementQuery(url));
  if (!statement) throw data(null, { status: 404 });
  const { opening, lines, closing } = statement;
  const rows: Row[] = [
    { ...bare, kind: "opening balance", balance: opening },
    ...lines,
    { ...bare, kind: "closing balance", balance: closing },
  ];
  return tableResponse(
    url,
    statementFileName(statement),
    [
      ["Date", (row) => exportedInstant(row.at)],
      ["Kind", (row) => row.kind],
      ["Booking", (row) => row.booking],
      ["Tour", (row) => row.tour],
      ["Note", (row) => row.note],
      ["Change", (row) => row.change],
      ["Balance", (row) => row.balance],
    ],
    async () => ({ rows, nextCursor: null }),
  );
}
