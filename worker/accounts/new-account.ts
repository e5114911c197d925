import { APIError } from "better-auth/api";
import { z } from "zod";
import { initialStatus, roles, type AccountStatus, type Role } from "~/domain/accounts/account";
import { createOperator, hasSecondFactor, statusOf } from "./accounts.repo";
import type { AdminRole } from "~/domain/accounts/admin-rights";
import type { AuthDependencies } from "./auth-dependencies";
import { sendAccountMail, type LinkStore } from "./email-links";
import { accountErrors } from "./messages";
import { currentLanguage, type Language } from "~/domain/language/language";

/** Fields that the sign-up page passes to better-auth beyond name, email and password. */
const signUpExtrasSchema = z.object({
  asRole: z.enum(roles),
  requestCode: z.string().nullable(),
  /** Hash of the cookie of the browser that signs up. */
  browser: z.string().nullable(),
  operator: z
    .object({
      companyName: z.string(),
      registrationNumber: z.string(),
      businessAddress: z.string(),
      phone: z.string().nullable(),
    })
    .nullable(),
});
export type SignUpExtras = z.output<typeof signUpExtrasSchema>;

interface EndpointContext {
  request?: Request | undefined;
  body?: unknown;
  context: { internalAdapter: LinkStore };
}

/** Reads the extras of the sign-up page; ignores fields of these names from the network (P3 in docs/product.md). */
function extrasIn(context: EndpointContext | null): SignUpExtras | null {
  if (!context || context.request !== undefined) return null;
  return z.object({ extras: signUpExtrasSchema }).safeParse(context.body).data?.extras ?? null;
}

/** Sets the role, status and language of a new account, for administrators the role with the fewest rights over money, and drops a picture from a social provider. */
export function beginAccount(context: EndpointContext | null): {
  role: Role;
  status: AccountStatus;
  adminRole: AdminRole | null;
  requestCode: string | null;
  language: Language | null;
  image: null;
} {
  const extras = extrasIn(context);
  const role = extras?.asRole ?? "user";
  return {
    role,
    status: initialStatus(role),
    adminRole: role === "admin" ? "support" : null,
    requestCode: extras?.requestCode ?? null,
    // Offices are English.
    language: role === "user" ? currentLanguage() : null,
    image: null,
  };
}

/** Creates an operator after sign-up and sends the mail that confirms the address. */
export async function completeAccount(
  dependencies: AuthDependencies,
  user: { id: string; name: string; email: string; emailVerified: boolean },
  context: EndpointContext | null,
): Promise<void> {
  const extras = extrasIn(context);
  if (extras?.operator) await createOperator(dependencies.db, { ownerId: user.id, ...extras.operator });
  if (context && !user.emailVerified)
    await sendAccountMail(context.context.internalAdapter, dependencies, user, extras);
}

/**
 * Rejects suspended accounts for every sign-in method.
 * @throws APIError 403
 */
export async function refuseSuspended({ db }: AuthDependencies, userId: string): Promise<void> {
  if ((await statusOf(db, userId)) !== "suspended") return;
  throw new APIError("FORBIDDEN", {
    code: "ACCOUNT_SUSPENDED",
    message: accountErrors().suspended,
  });
}

/**
 * Rejects social sign-ins to accounts with a second factor, because they would skip the code.
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
    message: accountErrors().needsCode,
  });
}
