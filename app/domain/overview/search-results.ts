import { z } from "zod";
import { accountStatuses, roles } from "~/domain/accounts/account";
import { bookingStatuses } from "~/domain/bookings/booking-status";

/** Results of a command palette (worker/overview/global-search.ts, search-for-operator.ts). */
export const searchResultsSchema = z.object({
  bookings: z.array(
    z.object({
      bookingId: z.string(),
      customerName: z.string(),
      tourTitle: z.string(),
      travelDate: z.string(),
      status: z.enum(bookingStatuses),
    }),
  ),
  tours: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      place: z.string(),
      status: z.enum(["active", "pending", "draft"]),
      isDeleted: z.boolean(),
    }),
  ),
  users: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      role: z.enum(roles),
      status: z.enum(accountStatuses),
    }),
  ),
  /** By their newest booking, whose reference leads to the customer's page. */
  customers: z.array(
    z.object({
      bookingId: z.string(),
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      /** Among the newest matches. */
      bookings: z.int(),
    }),
  ),
  coupons: z.array(z.object({ code: z.string(), description: z.string().nullable() })),
  payouts: z.array(
    z.object({ id: z.string(), reference: z.string(), companyName: z.string(), amount: z.int() }),
  ),
  operators: z.array(
    z.object({
      slug: z.string(),
      companyName: z.string(),
      status: z.enum(["pending", "verified", "suspended"]),
    }),
  ),
});
export type SearchResults = z.infer<typeof searchResultsSchema>;

export const noResults: SearchResults = {
  bookings: [],
  customers: [],
  tours: [],
  users: [],
  operators: [],
  coupons: [],
  payouts: [],
};

/**
 * Sorts groups of results: those with a named hit that is the searched text or begins with it come first, each with that hit
 * first. The rest keeps its order.
 */
export function beginningsFirst<
  Hit extends { name: string },
  Group extends { isNamed?: true; hits: readonly Hit[] },
>(groups: readonly Group[], text: string): Group[] {
  const wanted = text.toLowerCase();
  if (wanted === "") return [...groups];
  const rank = ({ name }: Hit) => {
    const found = name.toLowerCase();
    return found === wanted ? 0 : found.startsWith(wanted) ? 1 : 2;
  };
  const rankOf = ({ isNamed, hits }: Group) => (isNamed ? Math.min(2, ...hits.map(rank)) : 2);
  return groups
    .map((group) =>
      group.isNamed ? { ...group, hits: group.hits.toSorted((a, b) => rank(a) - rank(b)) } : group,
    )
    .toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** Maximum length of a search text, in characters. */
export const maxQueryLength = 200;

/** Returns true if each typed word begins a word of the text, in any order: "new book" finds "Create booking New". */
export function matchesWords(text: string, typed: string): boolean {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((wanted) => words.some((word) => word.startsWith(wanted)));
}
