import { SubTabs } from "~/components/back-office/sub-tabs";

export function InboxTabs() {
  return (
    <SubTabs
      label="Messages"
      tabs={[
        { to: "/admin/messages", name: "Contact messages" },
        { to: "/admin/messages/bookings", name: "About bookings" },
        { to: "/admin/messages/threads", name: "Reported threads" },
        { to: "/admin/messages/subscribers", name: "Newsletter subscribers" },
      ]}
    />
  );
}
