import { z } from "zod";
import { readExactCode } from "~/domain/typed-input/code";
import { emailSchema, nameFields, phoneSchema } from "./person-fields";
import { roles } from "./account";

/** Account forms, validated identically by the page and the server. Source: specification 1, sections 2 and 5. */

export const passwordLength = { min: 8, max: 128 } as const;

/**
 * A new password: 8 to 128 characters of any script, with no other rules (OWASP ASVS 5.0, 6.2). Length counts characters, not
 * bytes. The server also rejects common passwords (worker/accounts/common-passwords.ts).
 */
export const newPasswordSchema = z
  .string("Please choose a password.")
  .min(1, "Please choose a password.")
  .refine((value) => !/\p{Surrogate}/u.test(value), "Please leave out characters that cannot be stored.")
  .refine((value) => Array.from(value).length >= passwordLength.min, {
    error: `Please use at least ${passwordLength.min} characters.`,
  })
  .refine((value) => Array.from(value).length <= passwordLength.max, {
    error: `Please keep it to ${passwordLength.max} characters.`,
  });

/** A current password, which is only compared and need not meet the rules for new ones. */
export const presentPasswordSchema = z
  .string("Please enter your password.")
  .min(1, "Please enter your password.")
  .max(1024, "Invalid email or password");

export const signInSchema = z.object({ email: emailSchema, password: presentPasswordSchema });

const repeatDiffers = "The passwords don't match. Please type the same one twice.";

function repeatsPassword({ password, confirmPassword }: { password: string; confirmPassword: string }) {
  return password === confirmPassword;
}

const personFields = {
  ...nameFields,
  email: emailSchema,
  password: newPasswordSchema,
  confirmPassword: z.string("Please repeat the password.").min(1, "Please repeat the password."),
  terms: z.literal("on", "Please accept the terms to open an account."),
};

export const operatorText = (required: string, max: number) =>
  z
    .string(required)
    .trim()
    .normalize("NFC")
    .min(1, required)
    .max(max, `Please keep it to ${max} characters.`)
    .regex(/^(?:[^\p{Cc}\p{Cs}<>]|[\r\n])*$/u, "Please leave out < > and control characters.");

const operatorFields = {
  companyName: operatorText("Please enter your company's name.", 120),
  registrationNumber: operatorText("Please enter the registration number.", 60),
  businessAddress: operatorText("Please enter the business address.", 400),
  /** The page always sends it. A client that knows only the specification's three fields may leave it out; verification needs it. */
  companyPhone: phoneSchema("Please enter the phone number.").optional(),
};

/** Sign-up, by role. An operator also gives operator details. */
export const signUpSchema = z.discriminatedUnion(
  "role",
  [
    z
      .object({ role: z.literal("user"), ...personFields })
      .refine(repeatsPassword, { path: ["confirmPassword"], error: repeatDiffers }),
    z
      .object({ role: z.literal("tour_operator"), ...personFields, ...operatorFields })
      .refine(repeatsPassword, { path: ["confirmPassword"], error: repeatDiffers }),
    z
      .object({ role: z.literal("admin"), ...personFields })
      .refine(repeatsPassword, { path: ["confirmPassword"], error: repeatDiffers }),
  ],
  { error: "Please choose an account type." },
);

/** Sign-up through an operator's invitation; the e-mail address comes from the link. */
export const joinOperatorSchema = z
  .object(personFields)
  .omit({ email: true })
  .refine(repeatsPassword, { path: ["confirmPassword"], error: repeatDiffers });

/** Notice for anyone who signs up as an admin. Source: specification 1, section 2. */
export const adminSignUpNotice =
  "Admin accounts require approval. After registration, please contact support with your admin code.";

export const forgotPasswordSchema = z.object({ email: emailSchema });

export const resetPasswordSchema = z
  .object({
    token: z.string().min(1).max(200),
    password: newPasswordSchema,
    confirmPassword: personFields.confirmPassword,
  })
  .refine(repeatsPassword, { path: ["confirmPassword"], error: repeatDiffers });

export const changePasswordSchema = z
  .object({
    currentPassword: presentPasswordSchema,
    password: newPasswordSchema,
    confirmPassword: personFields.confirmPassword,
  })
  .refine(repeatsPassword, { path: ["confirmPassword"], error: repeatDiffers });

export const changeEmailSchema = z.object({ email: emailSchema, currentPassword: presentPasswordSchema });

/** Six digits from an authenticator app, or a backup code. */
export const secondFactorSchema = z.object({
  code: z
    .string("Please enter the code.")
    .overwrite(readExactCode)
    .min(6, "Please enter the six digits of your app.")
    .max(20, "This code is not valid."),
  method: z.enum(["app", "backup"]).default("app"),
  trustDevice: z.literal("on").optional(),
});

/** The role that a form requests; defaults to Traveler (specification 1, section 4). */
export const askedRoleSchema = z.enum(roles).catch("user");
