import { SubTabs } from "~/components/back-office/sub-tabs";
import { logPages } from "~/content/portal-sub-pages";
import { useMay } from "~/hooks/use-may";

export function LogsTabs() {
  const may = useMay();
  return <SubTabs label="System Logs" tabs={logPages.filter(({ right }) => may(right))} />;
}
