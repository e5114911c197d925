import { profileFormMessages } from "./profile/messages";

/** OAuth scopes that a traveler may give an assistant. */
export const assistantScopes = ["read", "book", "change"] as const;
export type AssistantScope = (typeof assistantScopes)[number];

/** Scope of refresh tokens (OpenID Connect Core 1.0, section 11). */
export const stayConnected = "offline_access";

/** Days without use after which an assistant must ask again. */
export const assistantIdleDays = 30;

/** Days after which an assistant must ask again although it was used. */
export const assistantMaxDays = 365;

/** Returns what each scope allows, in words. */
export function assistantScopeLabels(): Record<AssistantScope, { label: string; meaning: string }> {
  return profileFormMessages().assistantScopes;
}

/** Returns the scopes of a list that an assistant can have, in our order. */
export function knownScopes(scopes: readonly string[]): AssistantScope[] {
  return assistantScopes.filter((scope) => scopes.includes(scope));
}
