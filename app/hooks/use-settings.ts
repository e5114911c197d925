import { useRouteLoaderData } from "react-router";
import { defaultPublicSettings } from "~/domain/platform";
import type { PublicSettings } from "~/domain/platform";
import type { loader } from "~/root";

/** What administrators have set that every page shows; what holds at first where the server could not answer. */
export function useSettings(): PublicSettings {
  return useRouteLoaderData<typeof loader>("root")?.settings ?? defaultPublicSettings;
}
