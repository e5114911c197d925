import { SubTabs } from "~/office/frame/sub-tabs";
import { messagePages } from "~/content/portal-sub-pages";

export function InboxTabs() {
  return <SubTabs label="Messages" tabs={messagePages} />;
}
