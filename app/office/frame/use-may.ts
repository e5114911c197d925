import { hasAdminRight, type AdminRight } from "~/domain/accounts/admin-rights";
import { useViewer } from "~/platform/pages/use-site";

/** Returns a check of the administrator's rights, to leave out what the server would refuse. */
export function useMay(): (right: AdminRight) => boolean {
  const viewer = useViewer();
  return (right) => hasAdminRight(viewer, right);
}
