import { SubTabs } from "~/office/frame/sub-tabs";
import { ListFilters } from "~/office/lists/list-filters";
import { BackOfficePage } from "~/office/page/back-office-page";
import { earningsPages } from "~/content/portal-sub-pages";
import type { EarningsOperator } from "~/domain/money/earnings/operator-earnings";
import { queryAddress } from "~/platform/pages/query-address";

/** Layout of the earnings pages. @param operator selected operator, kept in the tab links */
export function EarningsPage({
  title,
  explained,
  operator,
  children,
}: {
  title: string;
  /** Explanation behind an info button. */
  explained: React.ReactNode;
  operator?: string | undefined;
  children: React.ReactNode;
}) {
  return (
    <BackOfficePage title={title} explained={explained}>
      <SubTabs
        label="Earnings"
        tabs={earningsPages}
        query={operator === undefined ? "" : queryAddress({ company: operator })}
      />
      {children}
    </BackOfficePage>
  );
}

/** Operator filter; renders nothing if the user has only one. */
export function OperatorSelect({
  operators,
  operator,
  preserved = {},
  isOneNeeded = false,
}: {
  operators: readonly EarningsOperator[];
  operator: string | undefined;
  preserved?: Readonly<Record<string, string | undefined>>;
  /** True if the page can't show all operators together. */
  isOneNeeded?: boolean;
}) {
  const options = operatorOptions(operators);
  if (!options) return null;
  const choice = { name: "company", label: "Company", all: isOneNeeded ? null : "All", options };
  return <ListFilters query={{ company: operator }} preserved={preserved} choices={[choice]} />;
}

/** Returns the options of an operator filter; undefined if the user has only one operator. */
export function operatorOptions(operators: readonly EarningsOperator[]) {
  if (operators.length < 2) return undefined;
  return operators.map(({ operator, companyName }) => [operator, companyName] as const);
}
