import { SubTabs } from "~/components/back-office/sub-tabs";
import { useMay } from "~/hooks/use-may";

const tabs = [
  { to: "/admin/logs", name: "Actions", right: "logs" },
  { to: "/admin/logs/mail", name: "Mail outbox", right: "messages" },
  { to: "/admin/logs/jobs", name: "Failed jobs", right: "payments" },
] as const;

export function LogsTabs() {
  const may = useMay();
  return <SubTabs label="System Logs" tabs={tabs.filter(({ right }) => may(right))} />;
}
