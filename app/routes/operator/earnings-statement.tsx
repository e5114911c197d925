import { Download } from "lucide";
import { data } from "react-router";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/earnings-statement";
import { OperatorSelect, EarningsPage } from "~/features/money/office/operator/earnings-page";
import { StatementSheet } from "~/features/money/office/operator/statement-sheet";
import { EmptyList } from "~/office/page/back-office-page";
import { PeriodPicker } from "~/features/money/office/period-picker";
import { buttonClasses } from "~/ui/button";
import { nowContext, servicesContext } from "~/context";
import { todayInIndia } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import { periodInWords, periodPresets } from "~/domain/money/revenue";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { readStatementQuery } from "~/features/money/office/operator/earnings-query";
import { queryAddress } from "~/platform/pages/query-address";
import { requireOperator } from "~/middleware/require-operator";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const services = context.get(servicesContext);
  const query = readStatementQuery(url);
  const today = todayInIndia(context.get(nowContext));
  try {
    const { operators, statement } = await services.getStatement(viewer, query);
    return { operators, statement, query, today, problem: null };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "invalid") throw error;
    // Keep the entered days and show their errors beside them.
    const { operators } = await services.getStatement(viewer, { operator: query.operator });
    return data({ operators, statement: null, query, today, problem: error.message }, { status: 422 });
  }
}

export function meta() {
  return backOfficeMeta("Statement");
}

export default function StatementPage({ loaderData }: Route.ComponentProps) {
  const { operators, statement, query, today, problem } = loaderData;
  const { operator, from, to } = query;
  const period = statement?.period ?? { from: from || null, to: to || null };
  const presets = periodPresets(today).filter((preset) => preset.period.from !== null);
  const shown = statement?.operator ?? operator;
  const address = queryAddress({ company: shown, from: statement?.period.from, to: statement?.period.to });
  return (
    <EarningsPage
      title="Statement"
      explained="Opening balance, ledger entries and closing balance for a month or any period up to a year, in Indian time."
      operator={operator}
    >
      <OperatorSelect operators={operators} operator={shown} preserved={{ from, to }} isOneNeeded />
      <PeriodPicker period={period} today={today} preserved={{ company: operator }} presets={presets} />
      {problem !== null && (
        <p role="alert" className="mt-3 font-semibold text-danger">
          {problem}
        </p>
      )}
      {statement && (
        <>
          <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-2xl">{`${statement.companyName}, ${periodInWords(statement.period)}`}</h2>
            <div className="flex flex-wrap gap-2">
              {(
                [
                  ["CSV", `csv${address}`],
                  ["Excel", `csv${address}${address === "" ? "?" : "&"}format=xlsx`],
                  ["PDF", `pdf${address}`],
                ] as const
              ).map(([kind, file]) => (
                <a
                  key={kind}
                  href={`/operator/earnings/statement.${file}`}
                  download
                  className={buttonClasses("secondary", "min-h-9 px-3 py-1 text-sm")}
                >
                  <Icon icon={Download} className="size-4" />
                  <span>{kind}</span>
                  <span className="sr-only"> of this statement</span>
                </a>
              ))}
            </div>
          </div>
          <StatementSheet statement={statement} />
        </>
      )}
      {operators.length === 0 && (
        <EmptyList
          reason="Statements are made for a company."
          next={["/operator/memberships", "Your memberships"]}
        >
          Your account has no company
        </EmptyList>
      )}
    </EarningsPage>
  );
}
