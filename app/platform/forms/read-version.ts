import { z } from "zod";

const versionSchema = z.coerce.number().int().min(1).catch(0);

/** Reads the version that a form was loaded at. An unreadable version parses as 0, so it is treated as stale. */
export function readVersion(form: FormData, name = "version"): number {
  return versionSchema.parse(form.get(name));
}
