import { passkeyClient } from "@better-auth/passkey/client";
import { createAuthClient } from "better-auth/client";
import { signInMessages } from "./messages";

function createClient() {
  return createAuthClient({ baseURL: window.location.origin, plugins: [passkeyClient()] });
}

/**
 * Signs in with a passkey of this site.
 * @returns an error message, or null once signed in
 */
export async function signInWithPasskey(): Promise<string | null> {
  const { data, error } = await createClient().signIn.passkey();
  if (data) return null;
  // Browsers report "no passkey" and "canceled" alike.
  const m = signInMessages().passkey;
  return error?.status === 400 ? m.notUsed : m.refused;
}

/**
 * Creates a passkey for this account.
 * @param name label shown to its owner
 * @returns an error message, or null on success
 */
export async function addPasskey(name: string): Promise<string | null> {
  const result = await createClient().passkey.addPasskey({ name });
  const error = result?.error;
  if (!error) return null;
  const code = "code" in error ? error.code : "";
  const m = signInMessages().passkey;
  if (code === "SESSION_NOT_FRESH") return m.signInAgain;
  if (code === "PREVIOUSLY_REGISTERED" || code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED")
    return m.alreadyThere;
  return m.notCreated;
}
