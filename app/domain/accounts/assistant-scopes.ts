/** OAuth scopes that a traveler may give an assistant. */
export const assistantScopes = ["read", "book", "change"] as const;
export type AssistantScope = (typeof assistantScopes)[number];

/** Scope of refresh tokens (OpenID Connect Core 1.0, section 11). */
export const stayConnected = "offline_access";

/** Days without use after which an assistant must ask again. */
export const assistantIdleDays = 30;

/** Days after which an assistant must ask again although it was used. */
export const assistantMaxDays = 365;

export const assistantScopeLabels: Record<AssistantScope, { label: string; meaning: string }> = {
  read: { label: "See your bookings", meaning: "Dates, travelers, prices and status of your trips." },
  book: {
    label: "Prepare bookings",
    meaning: "It holds seats in your name. You confirm and pay each booking yourself, on our site.",
  },
  change: {
    label: "Change and cancel bookings",
    meaning: "If a cancellation costs you money, you confirm it yourself, on our site.",
  },
};

/** Returns the scopes of a list that an assistant can have, in our order. */
export function knownScopes(scopes: readonly string[]): AssistantScope[] {
  return assistantScopes.filter((scope) => scopes.includes(scope));
}
