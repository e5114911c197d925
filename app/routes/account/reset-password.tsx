import { data, Link, useFetcher } from "react-router";
import type { Route } from "./+types/reset-password";
import { AuthPage } from "~/components/accounts/sign-in/auth-page";
import { NewPasswordFields } from "~/components/accounts/sign-in/new-password-fields";
import { Outcome } from "~/components/accounts/sign-in/outcome";
import { Button, buttonClasses } from "~/components/ui/button";
import { servicesContext } from "~/context";
import { useAnsweredForm } from "~/hooks/use-answered-form";
import { accountPageMeta, privateHeaders } from "~/lib/accounts/account-page";
import { readForm } from "~/lib/forms/read-form";

export function loader({ url }: Route.LoaderArgs) {
  return {
    canonical: new URL("/reset-password", url).href,
    token: url.searchParams.get("token") ?? "",
  };
}

export function headers() {
  return privateHeaders;
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const result = await context.get(servicesContext).resetPassword(form);
  return data(result, { status: result.ok ? 200 : 400 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return accountPageMeta({
    title: "New password",
    description: "Set a new password for your Tour Bharat account.",
    canonical: loaderData?.canonical ?? "/reset-password",
  });
}

export default function ResetPassword({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const fetcher = useFetcher<typeof action>();
  const { isBusy, formProps } = useAnsweredForm(fetcher);
  const answer = fetcher.data ?? actionData;
  if (answer?.ok) {
    return (
      <AuthPage title="New password">
        <Outcome title="Password changed" tone="good">
          <p>You've been signed out on all devices. Log in with the new password.</p>
          <Link to="/login" className={buttonClasses()}>
            Go to Login
          </Link>
        </Outcome>
      </AuthPage>
    );
  }
  if (token === "" || answer?.linkIsDead) {
    return (
      <AuthPage title="New password">
        <Outcome title="This link is no longer valid" tone="bad">
          <p>Links work once and expire soon. Your password wasn't changed.</p>
          <Link to="/forgot-password" className={buttonClasses()}>
            Get a new link
          </Link>
        </Outcome>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title="New password"
      hasProblem={answer !== undefined}
      intro="Choose a password that you don't use anywhere else."
    >
      <fetcher.Form
        {...formProps}
        action={`/reset-password?token=${encodeURIComponent(token)}`}
        className="grid gap-5"
      >
        <input type="hidden" name="token" value={token} />
        {/* Password managers need a username field, but only the link identifies the account. */}
        <input type="text" autoComplete="username" defaultValue="" readOnly hidden />
        <NewPasswordFields error={(name) => answer?.errors?.[name]?.[0]} className="grid gap-5" />
        <Button type="submit" aria-disabled={isBusy || undefined} className="w-full text-lg">
          {isBusy ? "Saving…" : "Set password"}
        </Button>
      </fetcher.Form>
    </AuthPage>
  );
}
