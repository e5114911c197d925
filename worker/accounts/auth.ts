import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { accountStatuses, roles } from "~/domain/account";
import type { Database } from "../db/client";
import * as schema from "../db/schema";
import { hashPassword, verifyPassword } from "./password";

/**
 * Accounts and sessions. Role and state are ours: no request can set them (`input: false`).
 * @param origin of the request, which on Cloudflare is one of the Worker's own routes
 */
export function createAuth({ db, origin, secret }: { db: Database; origin: string; secret: string }) {
  return betterAuth({
    appName: "Tour Bharat",
    baseURL: origin,
    trustedOrigins: [origin],
    secret,
    // D1 has no interactive transactions.
    database: drizzleAdapter(db, { provider: "sqlite", schema, usePlural: true, transaction: false }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    user: {
      additionalFields: {
        role: { type: [...roles], required: true, defaultValue: "user", input: false },
        status: { type: [...accountStatuses], required: true, defaultValue: "active", input: false },
      },
    },
    advanced: { ipAddress: { ipAddressHeaders: ["cf-connecting-ip"] } },
    // Its limiter counts per isolate and by address only; the demo build serves one address.
    rateLimit: { enabled: import.meta.env.MODE === "production" },
    telemetry: { enabled: false },
  });
}

export type Auth = ReturnType<typeof createAuth>;
