import { SubTabs } from "~/components/back-office/sub-tabs";
import { ListFilters } from "~/components/back-office/list-filters";
import { BackOfficePage } from "~/components/layout/back-office-page";
import type { EarningsCompany } from "~/domain/earnings/own-earnings";
import { queryAddress } from "~/lib/pages/query-address";

const tabs = [
  { to: "/operator/earnings", name: "Overview" },
  { to: "/operator/earnings/tours", name: "By tour" },
  { to: "/operator/earnings/months", name: "By month" },
  { to: "/operator/earnings/ledger", name: "Ledger" },
  { to: "/operator/earnings/payouts", name: "Payouts" },
  { to: "/operator/earnings/statement", name: "Statement" },
  { to: "/operator/earnings/premium", name: "Premium listings" },
];

/** Layout of the earnings pages. @param company selected operator, kept in the tab links */
export function EarningsPage({
  title,
  intro,
  company,
  children,
}: {
  title: string;
  intro: React.ReactNode;
  company?: string | undefined;
  children: React.ReactNode;
}) {
  return (
    <BackOfficePage title={title} intro={intro}>
      <SubTabs label="Earnings" tabs={tabs} query={company === undefined ? "" : queryAddress({ company })} />
      {children}
    </BackOfficePage>
  );
}

/** Operator filter; renders nothing if the user has only one. */
export function CompanyChoice({
  companies,
  company,
  kept = {},
  isOneNeeded = false,
}: {
  companies: readonly EarningsCompany[];
  company: string | undefined;
  kept?: Readonly<Record<string, string | undefined>>;
  /** True if the page can't show all operators together. */
  isOneNeeded?: boolean;
}) {
  const options = companyOptions(companies);
  if (!options) return null;
  const choice = { name: "company", label: "Company", all: isOneNeeded ? null : "All", options };
  return <ListFilters query={{ company }} kept={kept} choices={[choice]} />;
}

/** Returns the options of an operator filter; undefined if the user has only one operator. */
export function companyOptions(companies: readonly EarningsCompany[]) {
  if (companies.length < 2) return undefined;
  return companies.map(({ company, companyName }) => [company, companyName] as const);
}
