import { z } from "zod";

/**
 * What an address says of a list: its search, sort, place, chosen columns and filters. What it does not say well it does not
 * say.
 * @param sorts the names it can be sorted by, the first one being used where none is named; "-" in front means downwards
 */
export function listQuerySchema<const Sort extends string, Filters extends z.ZodRawShape>(
  sorts: readonly [Sort, ...Sort[]],
  filters: Filters,
) {
  return z.object({
    q: z.string().trim().max(200).optional().catch(undefined),
    sort: z.enum(sorts).catch(sorts[0]),
    cursor: z.string().max(1000).optional().catch(undefined),
    /** The keys of the columns that are shown, with commas; all but the optional ones where it is left out. */
    columns: z.string().max(400).optional().catch(undefined),
    ...filters,
  });
}

/** A filter of known values. */
export function filterOf<const Value extends string>(values: readonly Value[]) {
  return z.enum(values).optional().catch(undefined);
}

/** The state of a list as its address has it. */
export type ListState = Readonly<Record<string, string | undefined>> & { sort?: string };
