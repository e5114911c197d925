import { z } from "zod";

/** Counts by name. */
export const countsSchema = z.record(z.string(), z.int().nonnegative());
