import { z } from "zod";

const versionSchema = z.coerce.number().int().min(1).catch(0);

/** The version a form was made from. What is none is 0, which nothing has: it is told like an old one. */
export function readVersion(form: FormData, name = "version"): number {
  return versionSchema.parse(form.get(name));
}
