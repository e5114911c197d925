import { Exact } from "~/ui/exact";
import { FigureList } from "~/office/ui/figure-list";
import { SheetCell, SheetName, SheetRow, ResponsiveTable } from "~/office/ui/responsive-table";
import { formatDay, formatInstantInIndia } from "~/domain/calendar/calendar";
import { ledgerKindLabels } from "~/domain/money/ledger/ledger";
import { formatRupees } from "~/domain/money/money";
import { statementKindLabels, type Statement } from "~/domain/money/earnings/statement";
import { Change } from "~/features/money/office/change";

/** Max movements on the page. The downloads contain all of them. */
const linesShown = 100;

/** Account statement: balances, changes by kind, and movements. */
export function StatementSheet({ statement }: { statement: Statement }) {
  const { opening, closing, gross, commission, borne, period, lines, kinds } = statement;
  return (
    <>
      <FigureList
        figures={[
          {
            name: "Opening balance",
            value: formatRupees(opening),
            explained: `Owed to you at the start of ${formatDay(period.from)}.`,
          },
          {
            name: "Sold",
            value: formatRupees(gross),
            explained: "Sales in this period, less changes.",
          },
          {
            name: "Commission",
            value: formatRupees(commission),
            explained: "Commission on these sales.",
            detail: `Your share: ${formatRupees(gross - commission + borne)}${borne === 0 ? "" : `, with ${formatRupees(borne)} from Tour Bharat`}`,
          },
          {
            name: "Closing balance",
            value: formatRupees(closing),
            explained: `Owed to you at the end of ${formatDay(period.to)}, or now if earlier. If negative, you owe us.`,
          },
        ]}
      />
      <h2 className="mt-6 text-xl">Balance changes</h2>
      {kinds.length === 0 ? (
        <p className="mt-1 text-muted">No movements in this period.</p>
      ) : (
        <dl className="mt-1 max-w-xl tabular-nums">
          {kinds.map(({ kind, count, change }) => (
            <div key={kind} className="flex justify-between gap-4 border-b border-line py-1">
              <dt>
                <span>{statementKindLabels[kind]}</span>{" "}
                <span className="text-muted">{`(${count === 1 ? "1 movement" : `${count.toLocaleString("en-IN")} movements`})`}</span>
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
              ? `The first ${linesShown} of ${lines.length.toLocaleString("en-IN")}, oldest first. Download the statement to see all.`
              : "Oldest first."}
          </p>
          <ResponsiveTable
            caption="Movements of the statement"
            heads={["Recorded", "Kind", "About", "Change", "Balance"]}
            figures={["Change"]}
          >
            {lines.slice(0, linesShown).map(({ id, at, kind, booking, tour, note, change, balance }) => (
              <SheetRow key={id} data-row={id}>
                <SheetName className="font-normal!">
                  <Exact>{formatInstantInIndia(at)}</Exact>
                </SheetName>
                <SheetCell label="Kind">{ledgerKindLabels[kind]}</SheetCell>
                <SheetCell label="About" className="wrap-anywhere">
                  {note ?? [booking, tour].filter((part) => part !== null).join(", ")}
                </SheetCell>
                <SheetCell label="Change" className="lg:text-right">
                  <Change amount={change} />
                </SheetCell>
                <SheetCell label="Balance" className="whitespace-nowrap lg:text-right">
                  <Exact>{formatRupees(balance)}</Exact>
                </SheetCell>
              </SheetRow>
            ))}
          </ResponsiveTable>
        </>
      )}
    </>
  );
}
