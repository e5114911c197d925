import { Download } from "lucide";
import { Exact } from "~/ui/exact";
import { Badge } from "~/ui/badge";
import { buttonClasses } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { SheetCell, SheetName, SheetRow, ResponsiveTable } from "~/office/ui/responsive-table";
import { formatDay, formatInstantInIndia } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import { payoutStatusLabels } from "~/domain/money/payouts/payout";
import {
  lineText,
  statedColumns,
  statementSums,
  type PayoutStatement,
} from "~/domain/money/payouts/payout-statement";

/** Max lines on the page. The downloads contain all of them. */
const linesShown = 100;

/** Statement of a payout: from gross sales to the transfer, then each line. @param address of the page, for the files */
export function PayoutSheet({ statement, address }: { statement: PayoutStatement; address: string }) {
  const { companyName, createdAt, status, paidOn, reference, amount, lines } = statement;
  const heads = statedColumns.map(([head]) => head);
  return (
    <>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">
          <Badge tone={status === "paid" ? "success" : status === "returned" ? "danger" : "warning"}>
            {payoutStatusLabels[status]}
          </Badge>{" "}
          <span>{`${companyName}, prepared`}</span> <Exact>{formatInstantInIndia(createdAt)}</Exact>
          <span>
            {paidOn !== null && (
              <span>
                , transferred <Exact>{formatDay(paidOn)}</Exact>
              </span>
            )}
            <span>{reference !== null ? `, bank reference ${reference}` : ""}</span>
          </span>
        </p>
        <div className="flex flex-wrap gap-2">
          {(
            [
              ["CSV", ".csv"],
              ["Excel", ".csv?format=xlsx"],
              ["PDF", ".pdf"],
            ] as const
          ).map(([kind, file]) => (
            <a
              key={kind}
              href={`${address}${file}`}
              download
              className={buttonClasses("secondary", "min-h-9 px-3 py-1 text-sm")}
            >
              <Icon icon={Download} className="size-4" />
              <span>{kind}</span>
              <span className="sr-only"> of this payout</span>
            </a>
          ))}
        </div>
      </div>
      <dl className="mt-4 max-w-xl tabular-nums">
        {statementSums(statement).map(({ label, amount: sum }) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line py-1">
            <dt>{label}</dt>
            <dd translate="no">{formatRupees(sum)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 py-1 text-lg font-semibold">
          <dt>Transfer</dt>
          <dd translate="no">{formatRupees(amount)}</dd>
        </div>
      </dl>
      <h2 className="mt-6 text-xl">Lines</h2>
      <p className="mb-2 text-muted">
        {lines.length > linesShown
          ? `The first ${linesShown} of ${lines.length.toLocaleString("en-IN")}. Download the statement to see all.`
          : "As they were when the payout was prepared. Each tax is rounded to whole rupees per line."}
      </p>
      {lines.length > 0 && (
        <ResponsiveTable caption="Lines of the payout" heads={["Line", ...heads]} figures={heads}>
          {lines.slice(0, linesShown).map((line) => (
            <SheetRow key={line.id} data-line={line.kind}>
              <SheetName className="font-normal!">{lineText(line)}</SheetName>
              {statedColumns.map(([head, amountOf]) => (
                <SheetCell key={head} label={head} className="whitespace-nowrap lg:text-right">
                  {head === "Net" ? (
                    <strong translate="no">{formatRupees(amountOf(line))}</strong>
                  ) : (
                    <Exact>{formatRupees(amountOf(line))}</Exact>
                  )}
                </SheetCell>
              ))}
            </SheetRow>
          ))}
        </ResponsiveTable>
      )}
    </>
  );
}
