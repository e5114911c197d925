import { z } from "zod";
import { newPasswordSchema } from "../../app/domain/accounts/account-forms";
import { emailSchema, nameSchema } from "../../app/domain/accounts/person-fields";
import { adminRoles, type AdminRole } from "../../app/domain/accounts/admin-rights";
import { commonPasswordProblem } from "../../worker/accounts/common-passwords";
import { hashPassword } from "../../worker/accounts/password";
import { insert } from "../seed/sql";

/** Options and statements of scripts/create-admin.ts. */

const adminSchema = z.object({
  name: nameSchema("Please give a name."),
  email: emailSchema,
  password: newPasswordSchema,
  role: z.enum(adminRoles),
});

export interface AdminOptions {
  name: string | null;
  email: string | null;
  role: AdminRole;
  /** True for the deployment's database, false for the local one. */
  isRemote: boolean;
  /** Environment of wrangler.toml whose deployment is meant. */
  environment: string;
}

/**
 * Parses the command line. The password is not an option, because other users of the machine can read the arguments.
 * @throws Error naming the invalid option
 */
export function readOptions(args: readonly string[]): AdminOptions {
  const options: AdminOptions = {
    name: null,
    email: null,
    role: "owner",
    isRemote: false,
    environment: "production",
  };
  for (let index = 0; index < args.length; index += 1) {
    const option = args[index];
    if (option === "--remote") options.isRemote = true;
    else if (option === "--local") options.isRemote = false;
    else if (option === "--name" || option === "--email" || option === "--role" || option === "--env") {
      index += 1;
      const value = args[index];
      if (value === undefined || value.startsWith("--")) throw new Error(`${option} needs a value.`);
      if (option === "--name") options.name = value;
      else if (option === "--email") options.email = value;
      else if (option === "--env") options.environment = value;
      else options.role = roleOf(value);
    } else if (option?.startsWith("--password")) {
      throw new Error(
        "A password is not given on the command line: type it when asked, or send it to stdin.",
      );
    } else
      throw new Error(`${option} is not an option. Use --name, --email, --role, --local, --remote or --env.`);
  }
  return options;
}

function roleOf(value: string): AdminRole {
  const role = adminRoles.find((known) => known === value);
  if (!role) throw new Error(`--role must be one of ${adminRoles.join(", ")}.`);
  return role;
}

/**
 * Returns the statements that create an active admin with a password and a verified address. Run them atomically: the first
 * fails with UNIQUE `users.email` if the address has an account, and the second must not run then.
 * @throws Error if the name, e-mail address or password is invalid
 */
export async function adminStatements(
  input: { name: string; email: string; password: string; role: AdminRole },
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
