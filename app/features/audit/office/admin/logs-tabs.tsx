import { SubTabs } from "~/office/frame/sub-tabs";
import { logPages } from "~/content/portal-sub-pages";

export function LogsTabs() {
  return <SubTabs label="System Logs" tabs={logPages} />;
}
