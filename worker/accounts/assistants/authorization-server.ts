import { oauthProvider } from "@better-auth/oauth-provider";
import { betterAuth } from "better-auth/minimal";
import { z } from "zod";
import { assistantIdleDays } from "~/domain/accounts/assistant-scopes";
import { sha256 } from "../../platform/keys/sha256";
import { randomId } from "../../platform/surroundings";
import { sharedOptions } from "../auth";
import {
  accessTokenPrefix,
  authorizationPath,
  offeredScopes,
  type ServerDependencies,
} from "./server-description";

const minute = 60;

/**
 * Creates better-auth's authorization server, apart from the accounts: none of its endpoints is on the network but those that a use case
 * calls. Its issuer is the origin. Tokens are opaque, so that ending a grant ends them.
 */
export function createAuthorizationServer(dependencies: ServerDependencies) {
  // Names the grant of a consent; each consent has a server of its own.
  const grantId = randomId();
  const shared = sharedOptions(dependencies);
  return betterAuth({
    ...shared,
    basePath: "/",
    // The tables have the columns that these options need, and not those of signed tokens and registered clients.
    advanced: { ...shared.advanced, database: { validateSchema: false } },
    plugins: [
      oauthProvider({
        scopes: offeredScopes,
        grantTypes: ["authorization_code", "refresh_token"],
        disableJwtPlugin: true,
        enforcePerClientResources: false,
        accessTokenExpiresIn: 15 * minute,
        refreshTokenExpiresIn: assistantIdleDays * 24 * 60 * minute,
        codeExpiresIn: 5 * minute,
        prefix: { opaqueAccessToken: accessTokenPrefix },
        storeTokens: { hash: (token) => sha256(token) },
        loginPage: "/login",
        consentPage: authorizationPath,
        postLogin: {
          page: authorizationPath,
          shouldRedirect: () => false,
          consentReferenceId: () => grantId,
        },
      }),
    ],
  });
}

const outcomeSchema = z.union([
  z.object({ url: z.string() }),
  z.object({ error: z.string(), error_description: z.string().optional() }),
]);

/** Creates a function that sends a person's requests to the server: it returns where they lead, or why they lead nowhere. */
export function sender(
  { handler }: ReturnType<typeof createAuthorizationServer>,
  { requestOrigin, headers }: { requestOrigin: string; headers: Headers },
) {
  const common = { Cookie: headers.get("Cookie") ?? "", Origin: requestOrigin, Accept: "application/json" };
  return async (path: string, body?: object) => {
    const json = body && { method: "POST", body: JSON.stringify(body) };
    const sent = { headers: { ...common, ...(body && { "Content-Type": "application/json" }) }, ...json };
    const answer = await handler(new Request(`${requestOrigin}${path}`, sent));
    return outcomeSchema.parse(await answer.json());
  };
}
