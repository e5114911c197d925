import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instantAsDate } from "../columns";
import { users } from "./accounts";

// Tables of better-auth's authorization server (`@better-auth/oauth-provider`), with those of its columns that we need. It writes lists as
// JSON texts, and tokens as SHA-256.

/** Programs that ask for access, as their own documents describe them. */
export const oauthClients = sqliteTable("oauth_clients", {
  id: text("id").primaryKey(),
  /** Address of the document. */
  clientId: text("client_id").notNull().unique(),
  /** A stranger's text: plain and capped. */
  name: text("name").notNull(),
  redirectUris: text("redirect_uris").notNull(),
  tokenEndpointAuthMethod: text("token_endpoint_auth_method").notNull(),
  /** Time of the last fetch. */
  updatedAt: instantAsDate("updated_at").notNull(),
});

/** Audiences of tokens (RFC 8707): `/mcp` of each origin that the site answers on. */
export const oauthResources = sqliteTable("oauth_resources", {
  id: text("id").primaryKey(),
  identifier: text("identifier").notNull().unique(),
});

const person = () =>
  text("user_id")
    .notNull()
    .references(() => users.id);
const client = () =>
  text("client_id")
    .notNull()
    .references(() => oauthClients.clientId);

/**
 * Grants: each consent of a traveler is one. The trigger `oauth_grants_end_with_their_token` ends it when its unused refresh token is deleted,
 * as after a reuse.
 */
export const oauthConsents = sqliteTable(
  "oauth_consents",
  {
    id: text("id").primaryKey(),
    /** Id of the grant, which its tokens name. */
    referenceId: text("reference_id").notNull().unique(),
    userId: person(),
    clientId: client(),
    scopes: text("scopes").notNull(),
    resources: text("resources"),
    requestedUserInfoClaims: text("requested_user_info_claims"),
    createdAt: instantAsDate("created_at").notNull(),
    updatedAt: instantAsDate("updated_at").notNull(),
    /** To the hour. */
    lastUsedAt: instantAsDate("last_used_at"),
  },
  (table) => [
    index("oauth_consents_by_user").on(table.userId),
    index("oauth_consents_by_client").on(table.clientId),
  ],
);

const token = () => ({
  id: text("id").primaryKey(),
  token: text("token").notNull().unique(),
  referenceId: text("reference_id"),
  authorizationCodeId: text("authorization_code_id"),
  userId: person(),
  clientId: client(),
  sessionId: text("session_id"),
  scopes: text("scopes").notNull(),
  resources: text("resources"),
  createdAt: instantAsDate("created_at").notNull(),
  expiresAt: instantAsDate("expires_at").notNull(),
  revoked: instantAsDate("revoked"),
});

/** Refresh tokens: a rotated one stays until it expires, so that its reuse is noticed. */
export const oauthRefreshTokens = sqliteTable(
  "oauth_refresh_tokens",
  { ...token(), rotatedAt: instantAsDate("rotated_at"), authTime: instantAsDate("auth_time") },
  (table) => [
    index("oauth_refresh_tokens_by_user").on(table.userId),
    index("oauth_refresh_tokens_by_client").on(table.clientId, table.userId),
    index("oauth_refresh_tokens_by_grant").on(table.referenceId),
    index("oauth_refresh_tokens_by_code").on(table.authorizationCodeId),
    index("oauth_refresh_tokens_by_end").on(table.expiresAt),
  ],
);

export const oauthAccessTokens = sqliteTable(
  "oauth_access_tokens",
  { ...token(), refreshId: text("refresh_id") },
  (table) => [
    index("oauth_access_tokens_by_user").on(table.userId),
    index("oauth_access_tokens_by_client").on(table.clientId),
    index("oauth_access_tokens_by_grant").on(table.referenceId),
    index("oauth_access_tokens_by_code").on(table.authorizationCodeId),
    index("oauth_access_tokens_by_refresh").on(table.refreshId),
    index("oauth_access_tokens_by_end").on(table.expiresAt),
  ],
);
