import { APIError } from "better-auth/api";
import { z } from "zod";
import { initialStatus, roles } from "~/domain/account";
import type { AccountStatus, Role } from "~/domain/account";
import { createCompany, hasSecondFactor, statusOf } from "./accounts.repo";
import type { AuthDependencies } from "./auth";
import { sendAccountMail } from "./email-links";
import type { LinkStore } from "./email-links";

/** What our own sign-up hands to better-auth beside name, e-mail and password. */
const signUpExtrasSchema = z.object({
  asRole: z.enum(roles),
  requestCode: z.string().nullable(),
  company: z
    .object({ companyName: z.string(), registrationNumber: z.string(), businessAddress: z.string() })
    .nullable(),
});
export type SignUpExtras = z.output<typeof signUpExtrasSchema>;

interface EndpointContext {
  request?: Request | undefined;
  body?: unknown;
  context: { internalAdapter: LinkStore };
}

/** The extras of our own sign-up; what the network sends under these names is nobody's (P3 in docs/product.md). */
function extrasIn(context: EndpointContext | null): SignUpExtras | null {
  if (!context || context.request !== undefined) return null;
  return z.object({ extras: signUpExtrasSchema }).safeParse(context.body).data?.extras ?? null;
}

/** The role and state a new account begins with; a picture from elsewhere is not taken over. */
export function beginAccount(context: EndpointContext | null): {
  role: Role;
  status: AccountStatus;
  requestCode: string | null;
  image: null;
} {
  const extras = extrasIn(context);
  const role = extras?.asRole ?? "user";
  return { role, status: initialStatus(role), requestCode: extras?.requestCode ?? null, image: null };
}

/** Writes an operator's company beside the new account and sends the mail that asks to confirm its address. */
export async function completeAccount(
  dependencies: AuthDependencies,
  user: { id: string; name: string; email: string; emailVerified: boolean },
  context: EndpointContext | null,
): Promise<void> {
  const extras = extrasIn(context);
  if (extras?.company) await createCompany(dependencies.db, { ownerId: user.id, ...extras.company });
  if (context && !user.emailVerified)
    await sendAccountMail(context.context.internalAdapter, dependencies, user, extras);
}

/** @throws APIError 403 for a suspended account, whichever way it signs in */
export async function refuseSuspended({ db }: AuthDependencies, userId: string): Promise<void> {
  if ((await statusOf(db, userId)) !== "suspended") return;
  throw new APIError("FORBIDDEN", {
    code: "ACCOUNT_SUSPENDED",
    message: "This account is suspended. Please write to us if you think that is a mistake.",
  });
}

/**
 * Another company's sign-in asks for no code of ours, so it does not open an account that wants one.
 * @param path of the endpoint that opens the session
 * @throws APIError 403
 */
export async function refuseWithoutSecondFactor(
  { db }: AuthDependencies,
  userId: string,
  path: string | undefined,
): Promise<void> {
  const isSocial = path?.startsWith("/callback/") || path === "/sign-in/social";
  if (!isSocial || !(await hasSecondFactor(db, userId))) return;
  throw new APIError("FORBIDDEN", {
    code: "SECOND_FACTOR_NEEDED",
    message: "This account asks for a code: please sign in with your password or a passkey.",
  });
}
