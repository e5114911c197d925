import { useId } from "react";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { InputField, TextAreaField } from "~/ui/field";
import type { Role } from "~/domain/accounts/account";
import { adminSignUpNotice, askedRoleSchema } from "~/domain/accounts/account-forms";
import { settingsMessages } from "~/domain/settings/messages";
import { useSettings } from "~/platform/pages/use-site";
import { useForm, type FormState } from "~/platform/forms/use-form";
import { withNext } from "./auth-addresses";
import type { FormValues } from "~/platform/forms/form-answer";
import type { NewAccount } from "../../../../worker/accounts/sign-up";
import { signInMessages } from "./messages";
import { NewPasswordFields } from "./new-password-fields";
import { RoleChoice } from "./role-choice";
import { TermsCheckbox } from "./terms-checkbox";

/** Returns the state of the sign-up form, with the new account as its result. */
export function useSignUp(next: string | null, typed: FormValues = {}) {
  return useForm<NewAccount>({}, { saved: typed, action: withNext("/signup", next) });
}

interface SignUpFormProps {
  form: FormState<NewAccount>;
  role?: Role;
  onRoleChange?: (role: Role) => void;
  /** True before a booking, which needs no account. */
  isBooking?: boolean;
}

/** The Sign Up tab. Role-specific fields are shown by CSS, so they also work without scripts. */
export function SignUpForm({ form, role, onRoleChange, isBooking = false }: SignUpFormProps) {
  const id = useId();
  const { features } = useSettings();
  const m = signInMessages();
  return (
    <AnsweredForm form={form} className="sign-up-form grid gap-5">
      <RoleChoice
        legend={m.form.joinAs}
        role={role ?? askedRoleSchema.parse(form.value("role"))}
        onRoleChange={onRoleChange}
        describedBy={{ admin: `${id}-admin` }}
        isFolded={isBooking}
      />
      <p
        id={`${id}-admin`}
        className="hidden rounded-control border-l-4 border-marigold bg-warning-subtle px-4 py-3 text-warning [.sign-up-form:has([value=admin]:checked)_&]:block"
      >
        {adminSignUpNotice()}
      </p>
      {!features.operatorSignUp && (
        <p className="hidden rounded-control border-l-4 border-marigold bg-warning-subtle px-4 py-3 text-warning [.sign-up-form:has([value=tour\_operator]:checked)_&]:block">
          {settingsMessages().closed.operatorSignUp}
        </p>
      )}
      {form.error("role") && (
        <p role="alert" className="text-sm font-semibold text-danger">
          {form.error("role")}
        </p>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <InputField
          required
          {...form.field("firstName")}
          label={m.form.firstName}
          autoComplete="given-name"
        />
        <InputField required {...form.field("lastName")} label={m.form.lastName} autoComplete="family-name" />
      </div>
      <InputField required {...form.field("email")} type="email" label={m.email} autoComplete="email" />
      <NewPasswordFields error={form.error} className="grid gap-5 sm:grid-cols-2" />
      <fieldset className="hidden gap-5 rounded-card border border-line bg-paper p-4 no-has:grid [.sign-up-form:has([value=tour\_operator]:checked)_&]:grid">
        <legend className="px-1.5 font-semibold">{m.form.company}</legend>
        <InputField
          required
          {...form.field("companyName")}
          label={m.form.companyName}
          autoComplete="organization"
        />
        <InputField
          required
          {...form.field("registrationNumber")}
          label={m.form.registrationNumber}
          autoComplete="off"
        />
        <InputField
          required
          {...form.field("companyPhone")}
          type="tel"
          label={m.form.companyPhone}
          autoComplete="tel"
        />
        <TextAreaField
          {...form.field("businessAddress")}
          label={m.form.businessAddress}
          required
          rows={3}
          autoComplete="street-address"
        />
      </fieldset>
      <TermsCheckbox isAccepted={form.value("terms") === "on"} error={form.error("terms")} />
      <SubmitButton form={form} busy={m.form.signingUp} className="w-full text-lg">
        {m.signUp}
      </SubmitButton>
    </AnsweredForm>
  );
}
