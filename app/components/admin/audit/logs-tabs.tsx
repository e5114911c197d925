import { SubTabs } from "~/components/back-office/sub-tabs";

export function LogsTabs() {
  return (
    <SubTabs
      label="System Logs"
      tabs={[
        { to: "/admin/logs", name: "Actions" },
        { to: "/admin/logs/mail", name: "Mail outbox" },
        { to: "/admin/logs/jobs", name: "Failed jobs" },
      ]}
    />
  );
}
