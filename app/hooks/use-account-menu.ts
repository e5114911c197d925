import { useRouteLoaderData } from "react-router";
import { accountMenuOf } from "~/content/account-menu";
import type { MenuLink } from "~/content/navigation";
import type { Viewer } from "~/domain/accounts/account";
import type { loader as rootLoader } from "~/root";

/** Returns the links of a signed-in user's menu. */
export function useAccountMenu(viewer: Viewer): readonly MenuLink[] {
  return accountMenuOf(viewer, useRouteLoaderData<typeof rootLoader>("root")?.memberships ?? []);
}
