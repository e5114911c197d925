import { z } from "zod";
import { accountStatuses, roles } from "~/domain/accounts/account";
import { bookingStatuses } from "~/domain/bookings/booking-status";

/** Results of a command palette (worker/reports/global-search.ts, search-for-operator.ts). */
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

/** Maximum length of a search text, in characters. */
export const maxQueryLength = 200;
