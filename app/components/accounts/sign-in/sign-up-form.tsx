import { useEffect, useEffectEvent, useId } from "react";
import { useFetcher } from "react-router";
import { Button } from "~/components/ui/button";
import { controlClasses, Field } from "~/components/ui/field";
import type { Role } from "~/domain/accounts/account";
import { adminSignUpNotice, askedRoleSchema } from "~/domain/accounts/account-forms";
import type { SignUpField } from "~/domain/accounts/account-forms";
import type { FieldErrors } from "~/domain/errors";
import { closedTexts } from "~/domain/settings/platform";
import { useSettings } from "~/hooks/use-site";
import { useAnsweredForm } from "~/hooks/use-answered-form";
import { withNext } from "~/lib/accounts/auth-addresses";
import { NewPasswordFields } from "./new-password-fields";
import { RoleChoice } from "./role-choice";
import { TermsCheckbox } from "./terms-checkbox";
import { TextField } from "./text-field";

/** Result of a sign-up. It is the same if the e-mail address already has an account. */
export interface NewAccount {
  email: string;
  role: Role;
  /** Code an admin applicant quotes to the approving admin; null for other roles. */
  requestCode: string | null;
}

export type SignUpAnswer = { errors: FieldErrors; typed: Record<string, string> } | { account: NewAccount };

interface SignUpFormProps {
  next: string | null;
  /** Action data of the page when submitted without scripts. */
  initial?: SignUpAnswer | undefined;
  /** Initial field values by field name. */
  typed?: Record<string, string>;
  role?: Role;
  onRoleChange?: (role: Role) => void;
  onSignedUp: (account: NewAccount) => void;
}

/** The Sign Up tab. Role-specific fields are shown by CSS, so they also work without scripts. */
export function SignUpForm({ next, initial, typed, role, onRoleChange, onSignedUp }: SignUpFormProps) {
  const id = useId();
  const { features } = useSettings();
  const fetcher = useFetcher<SignUpAnswer>();
  const { isBusy, formProps } = useAnsweredForm(fetcher);
  const answer = fetcher.data ?? initial;
  const refused = answer && "errors" in answer ? answer : null;
  const begun = refused?.typed ?? typed;
  const account = answer && "account" in answer ? answer.account : null;

  const tellSignedUp = useEffectEvent(onSignedUp);
  useEffect(() => {
    if (account) tellSignedUp(account);
  }, [account]);

  /** Value and error of a field. */
  const answered = (name: SignUpField) => ({
    name,
    defaultValue: begun?.[name],
    error: refused?.errors[name]?.[0],
  });

  return (
    <fetcher.Form {...formProps} action={withNext("/signup", next)} className="group/form grid gap-5">
      <RoleChoice
        legend="Join as"
        role={role ?? askedRoleSchema.parse(begun?.role)}
        onRoleChange={onRoleChange}
        describedBy={{ admin: `${id}-admin` }}
      />
      <p
        id={`${id}-admin`}
        className="hidden rounded-control border-l-4 border-marigold bg-warning-subtle px-4 py-3 text-warning group-has-[[value=admin]:checked]/form:block"
      >
        {adminSignUpNotice}
      </p>
      {!features.operatorSignUp && (
        <p className="hidden rounded-control border-l-4 border-marigold bg-warning-subtle px-4 py-3 text-warning group-has-[[value=tour\_operator]:checked]/form:block">
          {closedTexts.operatorSignUp}
        </p>
      )}
      {refused?.errors.role?.[0] && (
        <p role="alert" className="text-sm font-semibold text-danger">
          {refused.errors.role[0]}
        </p>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...answered("firstName")} label="First name" autoComplete="given-name" />
        <TextField {...answered("lastName")} label="Last name" autoComplete="family-name" />
      </div>
      <TextField {...answered("email")} type="email" label="E-mail" autoComplete="email" />
      <NewPasswordFields error={(name) => refused?.errors[name]?.[0]} className="grid gap-5 sm:grid-cols-2" />
      <fieldset className="hidden gap-5 rounded-card border border-line bg-paper p-4 group-has-[[value=tour\_operator]:checked]/form:grid">
        <legend className="px-1.5 font-semibold">Your company</legend>
        <TextField {...answered("companyName")} label="Company name" autoComplete="organization" />
        <TextField
          {...answered("registrationNumber")}
          label="Business registration number"
          autoComplete="off"
        />
        <Field label="Business address" required error={refused?.errors.businessAddress?.[0]}>
          {(control) => (
            <textarea
              {...control}
              name="businessAddress"
              rows={3}
              autoComplete="street-address"
              defaultValue={begun?.businessAddress}
              className={controlClasses}
            />
          )}
        </Field>
      </fieldset>
      <TermsCheckbox isAccepted={begun?.terms === "on"} error={refused?.errors.terms?.[0]} />
      <Button type="submit" aria-disabled={isBusy || undefined} className="w-full text-lg">
        {isBusy ? "Signing up …" : "Sign Up"}
      </Button>
    </fetcher.Form>
  );
}
