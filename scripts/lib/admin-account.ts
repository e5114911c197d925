import { z } from "zod";
import { newPasswordSchema } from "../../app/domain/accounts/account-forms";
import { emailSchema, nameSchema } from "../../app/domain/accounts/person-fields";
import { adminRoles } from "../../app/domain/accounts/admin-rights";
import { commonPasswordProblem } from "../../worker/accounts/common-passwords";
import { hashPassword } from "../../worker/accounts/password";
import { insert } from "../seed/sql";

const adminSchema = z.object({
  name: nameSchema("Please give a name."),
  email: emailSchema,
  password: newPasswordSchema,
  role: z.enum(adminRoles, `--role must be one of ${adminRoles.join(", ")}.`),
});

/**
 * Returns the statements that create an active admin with a password and a verified address. Run them atomically: the first
 * fails with UNIQUE `users.email` if the address has an account, and the second must not run then. scripts/create-admin.ts runs them.
 * @throws Error if the name, e-mail address or password is invalid
 */
export async function adminStatements(
  input: { name: string; email: string; password: string; role: string },
  now: number,
): Promise<string[]> {
  const admin = adminSchema.safeParse(input);
  if (!admin.success)
    throw new Error(admin.error.issues[0]?.message ?? "Invalid name, e-mail address or password.");
  const { name, email, password, role } = admin.data;
  const problem = await commonPasswordProblem(password, [name, email]);
  if (problem !== null) throw new Error(problem);
  const id = crypto.randomUUID();
  const times = { created_at: now, updated_at: now };
  return [
    insert("users", {
      id,
      name,
      email,
      email_verified: true,
      role: "admin",
      admin_role: role,
      status: "active",
      ...times,
    }),
    insert("accounts", {
      id: crypto.randomUUID(),
      user_id: id,
      provider_id: "credential",
      account_id: id,
      password: await hashPassword(password),
      ...times,
    }),
  ];
}
