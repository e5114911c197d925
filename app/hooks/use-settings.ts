import { useRouteLoaderData } from "react-router";
import { defaultPublicSettings } from "~/domain/settings/platform";
import type { PublicSettings } from "~/domain/settings/platform";
import type { loader } from "~/root";

/** Returns the public settings; the defaults if the server failed to provide them. */
export function useSettings(): PublicSettings {
  return useRouteLoaderData<typeof loader>("root")?.settings ?? defaultPublicSettings;
}
