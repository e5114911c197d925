import { z } from "zod";
import { readExactCode } from "~/domain/typed-input/code";
import { emailSchema, nameFields, phoneSchema } from "./person-fields";
import { inWords, type Wording } from "~/domain/language/messages";
import { notPlainText } from "~/domain/plain-text";
import { roles } from "./account";
import { personMessages } from "./messages";
import { signInFormMessages as m } from "./sign-in/messages";

/** Account forms, validated identically by the page and the server. Source: specification 1, sections 2 and 5. */

export const passwordLength = { min: 8, max: 128 } as const;

/**
 * A new password: 8 to 128 characters of any script, with no other rules (OWASP ASVS 5.0, 6.2). Length counts characters, not
 * bytes. The server also rejects common passwords (worker/accounts/common-passwords.ts).
 */
export const newPasswordSchema = z
  .string({ error: () => m().choosePassword })
  .min(1, { error: () => m().choosePassword })
  .refine((value) => !/\p{Surrogate}/u.test(value), notPlainText)
  .refine((value) => Array.from(value).length >= passwordLength.min, {
    error: () => m().minPassword(passwordLength.min),
  })
  .refine((value) => Array.from(value).length <= passwordLength.max, {
    error: () => personMessages().atMost(passwordLength.max),
  });

/** A current password, which is only compared and need not meet the rules for new ones. */
export const presentPasswordSchema = z
  .string({ error: () => m().enterPassword })
  .min(1, { error: () => m().enterPassword })
  .max(1024, { error: () => m().wrongSignIn });

export const signInSchema = z.object({ email: emailSchema, password: presentPasswordSchema });

const repeatDiffers = () => m().repeatDiffers;

function repeatsPassword({ password, confirmPassword }: { password: string; confirmPassword: string }) {
  return password === confirmPassword;
}

const personFields = {
  ...nameFields,
  email: emailSchema,
  password: newPasswordSchema,
  confirmPassword: z.string({ error: () => m().repeatPassword }).min(1, { error: () => m().repeatPassword }),
  terms: z.literal("on", { error: () => m().acceptTerms }),
};

export const operatorText = (required: Wording, max: number) =>
  z
    .string({ error: () => inWords(required) })
    .trim()
    .normalize("NFC")
    .min(1, { error: () => inWords(required) })
    .max(max, { error: () => personMessages().atMost(max) })
    .regex(/^(?:[^\p{Cc}\p{Cs}<>]|[\r\n])*$/u, { error: () => personMessages().noBrackets });

const operatorFields = {
  companyName: operatorText(() => m().companyName, 120),
  registrationNumber: operatorText(() => m().registrationNumber, 60),
  businessAddress: operatorText(() => m().businessAddress, 400),
  /** The page always sends it. A client that knows only the specification's three fields may leave it out; verification needs it. */
  companyPhone: phoneSchema(() => m().companyPhone).optional(),
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
  { error: () => m().chooseRole },
);

/** Sign-up through an operator's invitation; the e-mail address comes from the link. */
export const joinOperatorSchema = z
  .object(personFields)
  .omit({ email: true })
  .refine(repeatsPassword, { path: ["confirmPassword"], error: repeatDiffers });

/** Returns the notice for anyone who signs up as an admin. Source: specification 1, section 2. */
export function adminSignUpNotice(): string {
  return m().adminNotice;
}

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
    .string({ error: () => m().enterCode })
    .overwrite(readExactCode)
    .min(6, { error: () => m().sixDigitsOfApp })
    .max(20, { error: () => m().invalidCode }),
  method: z.enum(["app", "backup"]).default("app"),
  trustDevice: z.literal("on").optional(),
});

/** The role that a form requests; defaults to Traveler (specification 1, section 4). */
export const askedRoleSchema = z.enum(roles).catch("user");
