import { passkeyClient } from "@better-auth/passkey/client";
import { createAuthClient } from "better-auth/client";

/**
 * Signs in with a passkey of this site.
 * @returns an error message, or null once signed in
 */
export async function signInWithPasskey(): Promise<string | null> {
  const client = createAuthClient({ baseURL: window.location.origin, plugins: [passkeyClient()] });
  const { data, error } = await client.signIn.passkey();
  if (data) return null;
  // Browsers report "no passkey" and "canceled" alike.
  if (error?.status === 400) return "No passkey was used. Try again, or sign in with your password.";
  return "This passkey didn't work. Please use your password.";
}
