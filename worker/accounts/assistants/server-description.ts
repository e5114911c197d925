import { assistantScopes, stayConnected } from "~/domain/accounts/assistant-scopes";
import type { AuthDependencies } from "../auth-dependencies";

export type ServerDependencies = Pick<AuthDependencies, "db" | "requestOrigin" | "keys">;
type Origin = Pick<AuthDependencies, "requestOrigin">;

/** Prefix of access tokens, as keys of resellers have another. */
export const accessTokenPrefix = "tba_";

/** The authorization endpoint, which is also the consent page. */
export const authorizationPath = "/oauth2/authorize";

export const offeredScopes = [...assistantScopes, stayConnected];

/** Returns the audience of tokens: the server of the Model Context Protocol. */
export function resourceOf({ requestOrigin }: Origin): string {
  return `${requestOrigin}/mcp`;
}

/** Describes the authorization server (RFC 8414) and what its tokens open (RFC 9728). */
export function describeAgentAccess({ requestOrigin }: Origin) {
  return {
    server: {
      issuer: requestOrigin,
      authorization_endpoint: `${requestOrigin}${authorizationPath}`,
      token_endpoint: `${requestOrigin}/oauth2/token`,
      scopes_supported: offeredScopes,
      response_types_supported: ["code"],
      response_modes_supported: ["query"],
      grant_types_supported: ["authorization_code", "refresh_token"],
      token_endpoint_auth_methods_supported: ["none"],
      code_challenge_methods_supported: ["S256"],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
    },
    resource: {
      resource: resourceOf({ requestOrigin }),
      authorization_servers: [requestOrigin],
      scopes_supported: assistantScopes,
      bearer_methods_supported: ["header"],
      resource_name: "Tour Bharat",
    },
  };
}
