import { MessageSquare } from "lucide";
import { useEffect, useEffectEvent } from "react";
import { Link } from "react-router";
import { InputField } from "~/ui/field";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { buttonClasses } from "~/ui/button";
import type { Role, SocialProvider } from "~/domain/accounts/account";
import { askedRoleSchema } from "~/domain/accounts/account-forms";
import { useForm } from "~/platform/forms/use-form";
import { useSite } from "~/platform/pages/use-site";
import { Icon } from "~/ui/icon";
import { withNext } from "./auth-addresses";
import type { LoginResult } from "./login-result";
import { signInMessages } from "./messages";
import { PasskeyButton } from "./passkey-button";
import { PasswordField } from "./password-field";
import { RoleChoice } from "./role-choice";
import { SignInProof } from "./sign-in-proof";
import { SocialLinks } from "./social-links";

interface LoginFormProps {
  next: string | null;
  providers: readonly SocialProvider[];
  /** Initial field values by field name. */
  typed?: Record<string, string>;
  role?: Role;
  onRoleChange?: (role: Role) => void;
  /** Set by the dialog: called with the target path in place of a redirect. */
  onSignedIn?: (goTo: string) => void;
  /** True before a booking, which needs no account. */
  isBooking?: boolean;
}

/** The Login tab. The role is shown and, as specified, not part of the check (P1 in docs/product.md). */
export function LoginForm({
  next,
  providers,
  typed = {},
  role,
  onRoleChange,
  onSignedIn,
  isBooking = false,
}: LoginFormProps) {
  const form = useForm<LoginResult>(onSignedIn ? { answer: "address" } : {}, {
    saved: typed,
    action: withNext("/login", next),
  });
  const isPhoneSignInOffered = useSite()?.isPhoneSignInOffered ?? false;
  const goTo = form.answer?.result?.goTo ?? null;

  const tellSignedIn = useEffectEvent((to: string) => onSignedIn?.(to));
  useEffect(() => {
    if (goTo !== null) tellSignedIn(goTo);
  }, [goTo]);

  const m = signInMessages();
  return (
    <div className="grid gap-5">
      <AnsweredForm form={form} className="grid gap-5">
        <RoleChoice
          legend={m.form.signInAs}
          role={role ?? askedRoleSchema.parse(form.value("role"))}
          onRoleChange={onRoleChange}
          isFolded={isBooking}
        />
        <InputField required {...form.field("email")} type="email" label={m.email} autoComplete="username" />
        <div className="grid gap-1">
          <PasswordField
            name="password"
            label={m.password}
            autoComplete="current-password"
            error={form.error("password")}
          />
          <Link
            to="/forgot-password"
            className="justify-self-start py-1.5 font-semibold text-peacock underline-offset-4 hover:underline"
          >
            {m.form.forgotPassword}
          </Link>
        </div>
        <SignInProof challenge={form.refused?.result?.challenge} />
        <SubmitButton
          form={{ ...form, isBusy: form.isBusy || goTo !== null }}
          busy={m.form.signingIn}
          variant={isBooking ? "secondary" : "primary"}
          className="w-full text-lg"
        >
          {m.login}
        </SubmitButton>
      </AnsweredForm>
      <PasskeyButton next={next} />
      {isPhoneSignInOffered && (
        <Link to={withNext("/login/phone", next)} className={buttonClasses("secondary", "w-full")}>
          <Icon icon={MessageSquare} className="size-5 text-peacock" />
          {m.form.byPhone}
        </Link>
      )}
      <SocialLinks providers={providers} next={next} />
    </div>
  );
}
