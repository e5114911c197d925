import { SubTabs } from "~/office/frame/sub-tabs";
import { logPages } from "~/content/portal-sub-pages";
import { useMay } from "~/office/frame/use-may";

export function LogsTabs() {
  const may = useMay();
  return <SubTabs label="System Logs" tabs={logPages.filter(({ right }) => may(right))} />;
}
