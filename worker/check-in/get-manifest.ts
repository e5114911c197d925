import type { Viewer } from "~/domain/account";
import { isTravelDate } from "~/domain/calendar";
import { AppError } from "~/domain/errors";
import type { Manifest } from "~/domain/manifest";
import type { Database } from "../db/client";
import { requireRight } from "../operators/require-right";
import { findManifest } from "./manifest.repo";

/**
 * Who travels on a date of an operator's tour.
 * @throws AppError `not_found`, which another company's tour is too
 */
export async function getManifest(
  { db }: { db: Database },
  asking: Viewer | null,
  { slug, date }: { slug: string; date: string },
): Promise<Manifest> {
  const { viewer } = await requireRight(db, asking, "departures");
  const manifest = isTravelDate(date) ? await findManifest(db, viewer.id, { slug, travelDate: date }) : null;
  if (!manifest) throw new AppError("not_found", "There is no such departure.");
  return manifest;
}
