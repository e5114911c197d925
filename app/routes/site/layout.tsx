import { Outlet } from "react-router";
import { SiteFrame } from "~/features/site/site-frame";

/** Public pages are identical for all signed-out visitors; worker/platform/http/page-cache.ts caches them for a minute. */
export function headers() {
  return { "Cache-Control": "public, no-cache", Vary: "Cookie" };
}

export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}
