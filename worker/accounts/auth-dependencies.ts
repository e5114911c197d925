import type { AuthContext } from "better-auth";
import type { SocialProvider } from "~/domain/accounts/account";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import type { Keys } from "../platform/keys/keys";
import type { Mailer } from "../notifications/mail/mailer";

export type SocialCredentials = Partial<Record<SocialProvider, { clientId: string; clientSecret: string }>>;

/** Dependencies of better-auth's configuration and hooks. */
export interface AuthDependencies {
  db: Database;
  clock: Clock;
  mailer: Mailer;
  /** Base URL of links in mail. */
  origin: string;
  /** Origin of cookies and passkeys, as seen by the browser. Equals `origin` in production. */
  requestOrigin: string;
  keys: Keys;
  social: SocialCredentials;
  /** Closes a person's open sockets whose session has ended. */
  recheckSockets: (userId: string) => Promise<void>;
}

/** Access to the tables of better-auth, without its endpoints. */
export interface AuthStore {
  $context: Promise<Pick<AuthContext, "internalAdapter">>;
}
