import { SubTabs } from "~/components/back-office/sub-tabs";

/** What people send us from the site's forms. */
export function InboxTabs() {
  return (
    <SubTabs
      label="Messages"
      tabs={[
        { to: "/admin/messages", name: "Contact messages" },
        { to: "/admin/messages/subscribers", name: "Newsletter subscribers" },
      ]}
    />
  );
}
