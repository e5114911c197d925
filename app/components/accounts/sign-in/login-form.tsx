import { useEffect, useEffectEvent } from "react";
import { Link, useFetcher } from "react-router";
import { Button } from "~/components/ui/button";
import type { Role, SocialProvider } from "~/domain/accounts/account";
import { askedRoleSchema } from "~/domain/accounts/account-forms";
import type { FieldErrors } from "~/domain/errors";
import { useAnsweredForm } from "~/hooks/use-answered-form";
import { withNext } from "~/lib/accounts/auth-addresses";
import { PasskeyButton } from "./passkey-button";
import { PasswordField } from "./password-field";
import { RoleChoice } from "./role-choice";
import { SocialLinks } from "./social-links";
import { TextField } from "./text-field";

export type LoginAnswer = { errors: FieldErrors; typed: Record<string, string> } | { goTo: string };

interface LoginFormProps {
  next: string | null;
  providers: readonly SocialProvider[];
  /** Action data of the page when submitted without scripts. */
  initial?: LoginAnswer | undefined;
  /** Initial field values by field name. */
  typed?: Record<string, string>;
  role?: Role;
  onRoleChange?: (role: Role) => void;
  /** Set by the dialog: called with the target path in place of a redirect. */
  onSignedIn?: (goTo: string) => void;
}

/** The Login tab. The role is shown and, as specified, not part of the check (P1 in docs/product.md). */
export function LoginForm({
  next,
  providers,
  initial,
  typed,
  role,
  onRoleChange,
  onSignedIn,
}: LoginFormProps) {
  const fetcher = useFetcher<LoginAnswer>();
  const { isBusy, formProps } = useAnsweredForm(fetcher);
  const answer = fetcher.data ?? initial;
  const refused = answer && "errors" in answer ? answer : null;
  const goTo = answer && "goTo" in answer ? answer.goTo : null;

  const tellSignedIn = useEffectEvent((to: string) => onSignedIn?.(to));
  useEffect(() => {
    if (goTo !== null) tellSignedIn(goTo);
  }, [goTo]);

  const isOnItsWay = isBusy || goTo !== null;
  return (
    <div className="grid gap-5">
      <fetcher.Form {...formProps} action={withNext("/login", next)} className="grid gap-5">
        {onSignedIn && <input type="hidden" name="answer" value="address" />}
        <RoleChoice
          legend="Sign in as"
          role={role ?? askedRoleSchema.parse(refused?.typed.role)}
          onRoleChange={onRoleChange}
        />
        <TextField
          name="email"
          type="email"
          label="E-mail"
          autoComplete="username"
          defaultValue={refused?.typed.email ?? typed?.email}
          error={refused?.errors.email?.[0]}
        />
        <div className="grid gap-1">
          <PasswordField
            name="password"
            label="Password"
            autoComplete="current-password"
            error={refused?.errors.password?.[0]}
          />
          <Link
            to="/forgot-password"
            className="justify-self-start py-1.5 font-semibold text-peacock underline-offset-4 hover:underline"
          >
            Forgot Password?
          </Link>
        </div>
        <Button type="submit" aria-disabled={isOnItsWay || undefined} className="w-full text-lg">
          {isOnItsWay ? "Signing in …" : "Login"}
        </Button>
      </fetcher.Form>
      <PasskeyButton next={next} />
      <SocialLinks providers={providers} next={next} />
    </div>
  );
}
