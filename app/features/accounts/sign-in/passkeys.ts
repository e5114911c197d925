import { passkeyClient } from "@better-auth/passkey/client";
import { createAuthClient } from "better-auth/client";

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
  if (error?.status === 400) return "No passkey was used. Try again, or sign in with your password.";
  return "This passkey didn't work. Please use your password.";
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
  if (code === "SESSION_NOT_FRESH")
    return "You signed in a while ago. Please log in again, then add the passkey.";
  if (code === "PREVIOUSLY_REGISTERED" || code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED")
    return "This device already has a passkey for this account.";
  return "No passkey was created. Try again, and follow your device's instructions.";
}
