import { SubTabs } from "~/components/back-office/sub-tabs";

export function RevenueNav() {
  return (
    <SubTabs
      label="Revenue"
      tabs={[
        { to: "/admin/revenue", name: "Report" },
        { to: "/admin/revenue/ledger", name: "Ledger" },
        { to: "/admin/revenue/payouts", name: "Payouts" },
        { to: "/admin/revenue/disputes", name: "Disputes" },
        { to: "/admin/revenue/premium", name: "Premium listings" },
        { to: "/admin/revenue/balance", name: "Trial balance" },
        { to: "/admin/revenue/tax", name: "Taxes" },
      ]}
    />
  );
}
