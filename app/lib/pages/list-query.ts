import { z } from "zod";

/**
 * Parses list filters from the URL: search, sort, cursor, selected columns and filters. Invalid parameters are ignored.
 * @param sorts the supported sort keys, the first one being the default; a leading "-" means descending
 */
export function listQuerySchema<const Sort extends string, Filters extends z.ZodRawShape>(
  sorts: readonly [Sort, ...Sort[]],
  filters: Filters,
) {
  return z.object({
    q: z.string().trim().max(200).optional().catch(undefined),
    sort: z.enum(sorts).catch(sorts[0]),
    cursor: z.string().max(1000).optional().catch(undefined),
    /** Comma-separated keys of the visible columns; all but the optional ones by default. */
    columns: z.string().max(400).optional().catch(undefined),
    ...filters,
  });
}

/** Returns the schema of a filter with fixed values. */
export function filterOf<const Value extends string>(values: readonly Value[]) {
  return z.enum(values).optional().catch(undefined);
}

/** Parsed state of a list. */
export type ListState = Readonly<Record<string, string | undefined>> & { sort?: string };
