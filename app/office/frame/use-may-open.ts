import { mayOpen } from "~/domain/office/office-access";
import { useSite } from "~/platform/pages/use-site";

/** Returns a check of the reader's rights to the addresses of offices: what they may not open is not linked. */
export function useMayOpen(): (address: string) => boolean {
  const { viewer = null, memberships = [] } = useSite() ?? {};
  return (address) => mayOpen({ viewer, memberships }, address);
}
