import { SubTabs } from "~/office/frame/sub-tabs";
import { revenuePages } from "~/content/portal-sub-pages";

export function RevenueNav() {
  return <SubTabs label="Revenue" tabs={revenuePages} />;
}
