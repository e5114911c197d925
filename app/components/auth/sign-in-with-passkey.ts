import { passkeyClient } from "@better-auth/passkey/client";
import { createAuthClient } from "better-auth/client";

/**
 * Asks the browser for a passkey of ours and signs in with it.
 * @returns what to tell the person, or null once they are signed in
 */
export async function signInWithPasskey(): Promise<string | null> {
  const client = createAuthClient({ baseURL: window.location.origin, plugins: [passkeyClient()] });
  const { data, error } = await client.signIn.passkey();
  if (data) return null;
  // The browser says the same whether there was no passkey or the person changed their mind.
  if (error?.status === 400) return "No passkey was used. Try again, or sign in with your password.";
  return "This passkey could not sign you in. Please use your password.";
}
