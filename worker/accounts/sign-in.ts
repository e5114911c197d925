import { APIError } from "better-auth/api";
import { z } from "zod";
import { emailSchema } from "~/domain/booking";
import type { FieldErrors } from "~/domain/errors";
import { isWithinLimit } from "../http/rate-limit";
import type { Auth } from "./auth";

const credentialsSchema = z.object({
  email: emailSchema,
  password: z.string().min(1, "Please enter your password.").max(128, "Invalid email or password"),
});

export type SignInResult = { ok: true; headers: Headers } | { ok: false; errors: FieldErrors };

/**
 * Signs a person in and gives the headers that set the session cookie.
 * An unknown e-mail and a wrong password get the same answer (specification 1, section 8).
 */
export async function signIn(
  { auth, limiter }: { auth: Auth; limiter: RateLimit },
  form: FormData,
  headers: Headers,
): Promise<SignInResult> {
  const credentials = credentialsSchema.safeParse(Object.fromEntries(form));
  if (!credentials.success) return { ok: false, errors: z.flattenError(credentials.error).fieldErrors };
  // better-auth's own limiter guards its HTTP routes only.
  if (!(await isWithinLimit(limiter, headers)))
    return { ok: false, errors: { password: ["That was a lot of tries. Please wait a minute."] } };
  try {
    const result = await auth.api.signInEmail({ body: credentials.data, headers, returnHeaders: true });
    return { ok: true, headers: result.headers };
  } catch (error) {
    if (error instanceof APIError && error.statusCode === 401) {
      return { ok: false, errors: { password: ["Invalid email or password"] } };
    }
    throw error;
  }
}
