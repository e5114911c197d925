import { accountMenuOf } from "~/content/account-menu";
import type { MenuLink } from "~/content/navigation";
import type { Viewer } from "~/domain/accounts/account";
import { useSite } from "~/platform/pages/use-site";

/** Returns the links of a signed-in user's menu. */
export function useAccountMenu(viewer: Viewer): readonly MenuLink[] {
  return accountMenuOf(viewer, useSite()?.memberships ?? []);
}
