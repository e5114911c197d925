import { Outlet } from "react-router";
import { SiteFrame } from "~/components/layout/site-frame";

export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}
