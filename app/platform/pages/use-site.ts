import { useRouteLoaderData } from "react-router";
import type { Viewer } from "~/domain/accounts/account";
import type { TravelDate } from "~/domain/calendar/calendar";
import { defaultPublicSettings, noContact, type PublicSettings } from "~/domain/settings/platform";
import type { SiteData } from "~/domain/settings/site-data";

/** Returns the root loader's data, or null if it failed. */
export function useSite(): SiteData | null {
  return useRouteLoaderData<SiteData>("root") ?? null;
}

/** Returns the signed-in user, or null. */
export function useViewer(): Viewer | null {
  return useSite()?.viewer ?? null;
}

const contact = import.meta.env.MODE === "production" ? noContact : defaultPublicSettings.contact;
const fallback: PublicSettings = { ...defaultPublicSettings, contact };

/** Returns the public settings; the defaults if the server failed to provide them. */
export function useSettings(): PublicSettings {
  return useSite()?.settings ?? fallback;
}

/** Returns today in India according to the server's response, not the browser's clock. */
export function useToday(): TravelDate {
  return useRootData().today;
}

/** Returns the instant of the server's response, UTC, to the full minute. */
export function useNow(): number {
  return useRootData().now;
}

function useRootData(): SiteData {
  const site = useSite();
  if (!site) throw new Error("Root loader data is missing.");
  return site;
}
