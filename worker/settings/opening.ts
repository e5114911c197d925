import { AppError } from "~/domain/errors";
import { openingGaps } from "~/domain/settings/opening";
import { settingsMessages } from "~/domain/settings/messages";
import type { PlatformSettings } from "~/domain/settings/settings";
import { listSellersWithoutAddress } from "../operators/operators.repo";
import type { Database } from "../platform/db/client";
import { getSettings } from "./get-settings";

/** True until the opening checklist is complete. Demo builds are always open. */
export function opensSoon(settings: PlatformSettings): boolean {
  return import.meta.env.MODE === "production" && openingGaps(settings).length > 0;
}

/** Lists what keeps bookings from opening, each with the page where it is entered. Operators without an address keep only their own tours closed. */
export async function listOpeningGaps(db: Database): Promise<{ name: string; to: string }[]> {
  if (import.meta.env.MODE !== "production") return [];
  const [settings, operators] = await Promise.all([getSettings(db), listSellersWithoutAddress(db)]);
  return [
    ...openingGaps(settings).map(({ name, section }) => ({ name, to: `/admin/settings/${section}` })),
    ...operators.map(({ slug, companyName: name }) => ({
      name: `Address of ${name}`,
      to: `/admin/operators/${slug}`,
    })),
  ];
}

/**
 * Ensures that we may sell: the opening checklist is complete, and the tour's operator has entered its address.
 * @throws AppError `bookings_closed`
 */
export function requireOpening(
  settings: PlatformSettings,
  tour: { operatorAddress: string | null } | null,
): void {
  const lacksAddress = import.meta.env.MODE === "production" && tour !== null && !tour.operatorAddress;
  if (opensSoon(settings) || lacksAddress)
    throw new AppError("bookings_closed", settingsMessages().opensSoonAndWhy, { retryAfter: 3600 });
}
