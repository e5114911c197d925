import { passkeyClient } from "@better-auth/passkey/client";
import { createAuthClient } from "better-auth/client";

/**
 * Asks the browser to make a passkey for this account.
 * @param name by which its owner knows it
 * @returns what to tell the person, or null once it is made
 */
export async function addPasskey(name: string): Promise<string | null> {
  const client = createAuthClient({ baseURL: window.location.origin, plugins: [passkeyClient()] });
  const result = await client.passkey.addPasskey({ name });
  const error = result?.error;
  if (!error) return null;
  const code = "code" in error ? error.code : "";
  if (code === "SESSION_NOT_FRESH")
    return "You signed in a while ago. For your safety, please log out and in again, then add the passkey.";
  if (code === "PREVIOUSLY_REGISTERED" || code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED")
    return "This device has a passkey for this account already.";
  return "No passkey was made. Try again, and follow what your device asks.";
}
