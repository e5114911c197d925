import { Outlet } from "react-router";
import { SiteFrame } from "~/components/layout/site-frame";

/** Public pages are the same for everyone who is not signed in; worker/http/page-cache.ts keeps them for a minute. */
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
