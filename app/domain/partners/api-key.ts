import { z } from "zod";
import { addDays, startOfDayInIndia, todayInIndia } from "~/domain/calendar/calendar";
import { daySchema } from "~/domain/calendar/day-schema";
import { nameSchema } from "~/domain/accounts/person-fields";
import { orNull } from "~/domain/form-fields";

/**
 * Keys by which programs of resellers and operators call us: "tbk_" and 160 random bits. Shown once; we store their SHA-256. Source: issue 46.
 */

export const keyRights = ["read-catalogue", "read-bookings", "book"] as const;
export type KeyRight = (typeof keyRights)[number];

export const keyRightLabels: Record<KeyRight, string> = {
  "read-catalogue": "Read tours, prices and free seats",
  "read-bookings": "Read its bookings",
  book: "Book, change and cancel",
};

/** Keys of demo builds may have any letters; those we make have 32 characters of base 32. */
export const apiKeyPattern = /^tbk_\w{16,64}$/;

/** Characters of a key by which people recognize it. */
export const keyPrefixLength = 12;

/** Requests of one key a minute. */
export const requestsPerKey = 600;

/** Days for which a replaced key works on. */
export const keyOverlapDays = 7;

/** Most keys of one reseller or operator that work at a time. */
export const maxKeys = 10;

const alphabet = "abcdefghijklmnopqrstuvwxyz234567";

/** Writes a key from 20 random bytes, in base 32 (RFC 4648, lower case). */
export function apiKeyOf(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return `tbk_${(bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join("")}`;
}

/** The form of a new key of an operator. */
export const newKeySchema = z.object({
  name: nameSchema("Please name the program that uses the key.", 60),
  rights: z.preprocess(
    (value) => [value ?? []].flat(),
    z
      .array(z.enum(keyRights))
      .min(1, "Please choose what the key may do.")
      .refine((rights) => !rights.includes("book") || rights.includes("read-bookings"), {
        error: "Who books also reads its bookings: please choose both.",
      }),
  ),
  /** The last day on which it works; null if it does not expire. */
  expiresOn: orNull(daySchema("Please choose a date.")).default(null),
});
export interface NewKey extends z.output<typeof newKeySchema> {
  /** Slugs of the only operators that a reseller's key opens; null for all. */
  operators?: string[] | null;
}

export const keyScopeLabels = { all: "All operators", only: "Only these" } as const;

/** The form of a new key of a reseller. It opens all operators only if that was chosen, and none of the list. */
export const resellerKeySchema = newKeySchema
  .extend({
    scope: z.enum(["all", "only"], "Please choose the operators that it opens."),
    operators: z.preprocess((value) => [value ?? []].flat(), z.array(z.string().max(100)).max(1000)),
  })
  .refine(({ scope, operators }) => (scope === "all") === (operators.length === 0), {
    path: ["operators"],
    error: ({ input }) =>
      (input as { scope: string }).scope === "all"
        ? "Please choose none of these, or “Only these”."
        : "Please choose at least one operator.",
  })
  .transform(({ scope, operators, ...key }): NewKey => ({
    ...key,
    operators: scope === "all" ? null : operators,
  }));

/** Returns when a key stops working: the end of its last day in India. */
export function endOfDay(day: string): number {
  return startOfDayInIndia(addDays(day, 1));
}

/** A key as its owners see it. Instants are UTC. */
export interface ApiKey {
  id: string;
  name: string;
  /** Its first characters. */
  prefix: string;
  rights: KeyRight[];
  /** Slugs of the operators that it opens; null for all of its owner. */
  operators: string[] | null;
  createdAt: number;
  expiresAt: number | null;
  revokedAt: number | null;
  lastUsedAt: number | null;
}

export type KeyState = "works" | "expired" | "revoked";

/** @param now UTC instant */
export function keyState(
  { revokedAt, expiresAt }: Pick<ApiKey, "revokedAt" | "expiresAt">,
  now: number,
): KeyState {
  if (revokedAt !== null && revokedAt <= now) return "revoked";
  return expiresAt !== null && expiresAt <= now ? "expired" : "works";
}

/** @throws never; a message if the last day is past */
export function expiryProblem(expiresOn: string | null, now: number): string | null {
  return expiresOn !== null && expiresOn < todayInIndia(now) ? "Please choose today or a later day." : null;
}
