import { PortalNav, PortalTab } from "~/components/back-office/portal-nav";
import { adminTabs, overviewPage, quietAdminTabs } from "~/content/admin-navigation";

export function AdminNav() {
  return (
    <PortalNav label="Administration">
      {[overviewPage, ...adminTabs].map((page) => (
        <PortalTab key={page.to} page={page} />
      ))}
      <li aria-hidden className="mx-1.5 my-2.5 w-px shrink-0 bg-line" />
      {quietAdminTabs.map((page) => (
        <PortalTab key={page.to} page={page} isQuiet />
      ))}
    </PortalNav>
  );
}
