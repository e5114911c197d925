import { FigureList } from "~/components/ui/figure-list";
import { SheetCell, SheetName, SheetRow, SheetTable } from "~/components/ui/sheet-table";
import { formatDay, formatInstantInIndia } from "~/domain/calendar";
import { ledgerKindLabels } from "~/domain/ledger";
import { formatRupees } from "~/domain/money";
import { statementKindLabels } from "~/domain/statement";
import type { Statement } from "~/domain/statement";
import { Change } from "./change";

/** How many movements stand on the page; the files hold them all. */
const linesShown = 100;

/** A statement on the page: what was owed, what changed it by kind, and each movement. */
export function StatementSheet({ statement }: { statement: Statement }) {
  const { opening, closing, gross, commission, period, lines, kinds } = statement;
  return (
    <>
      <FigureList
        figures={[
          {
            name: "Opening balance",
            value: formatRupees(opening),
            explained: `Owed to you when ${formatDay(period.from)} began.`,
          },
          {
            name: "Sold",
            value: formatRupees(gross),
            explained: "What customers pay for what was sold in these days, less what changes took off.",
          },
          {
            name: "Commission",
            value: formatRupees(commission),
            explained: `Of what was sold; ${formatRupees(gross - commission)} are your share.`,
          },
          {
            name: "Closing balance",
            value: formatRupees(closing),
            explained: `Owed to you when ${formatDay(period.to)} ended, or now if it has not. Below zero you owe us.`,
          },
        ]}
      />
      <h2 className="mt-6 text-xl">What changed the balance</h2>
      {kinds.length === 0 ? (
        <p className="mt-1 text-muted">Nothing moved in these days.</p>
      ) : (
        <dl className="mt-1 max-w-xl tabular-nums">
          {kinds.map(({ kind, count, change }) => (
            <div key={kind} className="flex justify-between gap-4 border-b border-line py-1">
              <dt>
                {statementKindLabels[kind]}{" "}
                <span className="text-muted">
                  ({count === 1 ? "1 movement" : `${count.toLocaleString("en-IN")} movements`})
                </span>
              </dt>
              <dd>
                <Change amount={change} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {lines.length > 0 && (
        <>
          <h2 className="mt-6 text-xl">Movements</h2>
          <p className="mb-2 text-muted">
            {lines.length > linesShown
              ? `The first ${linesShown} of ${lines.length.toLocaleString("en-IN")}, oldest first; the files hold them all.`
              : "Oldest first."}
          </p>
          <SheetTable
            caption="Movements of the statement"
            heads={["Written", "Kind", "About", "Change", "Balance"]}
            figures={["Change"]}
          >
            {lines.slice(0, linesShown).map(({ id, at, kind, booking, tour, note, change, balance }) => (
              <SheetRow key={id} data-row={id}>
                <SheetName className="font-normal">{formatInstantInIndia(at)}</SheetName>
                <SheetCell label="Kind">{ledgerKindLabels[kind]}</SheetCell>
                <SheetCell label="About" className="wrap-anywhere">
                  {note ?? [booking, tour].filter((part) => part !== null).join(", ")}
                </SheetCell>
                <SheetCell label="Change" className="lg:text-right">
                  <Change amount={change} />
                </SheetCell>
                <SheetCell label="Balance" className="whitespace-nowrap lg:text-right">
                  {formatRupees(balance)}
                </SheetCell>
              </SheetRow>
            ))}
          </SheetTable>
        </>
      )}
    </>
  );
}
