import { z } from "zod";
import { newPasswordSchema } from "../../app/domain/account-forms";
import { emailSchema, nameSchema } from "../../app/domain/person-fields";
import { commonPasswordProblem } from "../../worker/accounts/common-passwords";
import { hashPassword } from "../../worker/accounts/password";
import { insert } from "../seed/sql";

/** What scripts/create-admin.mjs does with what it was told. */

const adminSchema = z.object({
  name: nameSchema("Please give a name."),
  email: emailSchema,
  password: newPasswordSchema,
});

export interface AdminOptions {
  name: string | null;
  email: string | null;
  /** The database of the deployment, not the local one. */
  isRemote: boolean;
}

/**
 * The options of the command line. A password is none of them: what stands there, others on the machine can read.
 * @throws Error that says which option is wrong
 */
export function readOptions(args: readonly string[]): AdminOptions {
  const options: AdminOptions = { name: null, email: null, isRemote: false };
  for (let index = 0; index < args.length; index += 1) {
    const option = args[index];
    if (option === "--remote") options.isRemote = true;
    else if (option === "--local") options.isRemote = false;
    else if (option === "--name" || option === "--email") {
      index += 1;
      const value = args[index];
      if (value === undefined || value.startsWith("--")) throw new Error(`${option} needs a value.`);
      options[option === "--name" ? "name" : "email"] = value;
    } else if (option?.startsWith("--password")) {
      throw new Error(
        "A password is not given on the command line: type it when asked, or send it to stdin.",
      );
    } else throw new Error(`${option} is no option. There are --name, --email, --local and --remote.`);
  }
  return options;
}

/**
 * The statements that make an active administrator with a password and a verified address. They belong together: the second
 * must not be run when the first fails, which it does with UNIQUE `users.email` where the address has an account.
 * @throws Error that says what is wrong with name, e-mail or password
 */
export async function adminStatements(
  input: { name: string; email: string; password: string },
  now: number,
): Promise<string[]> {
  const admin = adminSchema.safeParse(input);
  if (!admin.success) throw new Error(admin.error.issues[0]?.message ?? "This is not an administrator.");
  const { name, email, password } = admin.data;
  const problem = await commonPasswordProblem(password, [name, email]);
  if (problem !== null) throw new Error(problem);
  const id = crypto.randomUUID();
  const times = { created_at: now, updated_at: now };
  return [
    insert("users", { id, name, email, email_verified: true, role: "admin", status: "active", ...times }),
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
