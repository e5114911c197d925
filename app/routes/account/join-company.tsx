import { data, Form, Link, redirect, useFetcher } from "react-router";
import type { Route } from "./+types/join-company";
import { AuthPage } from "~/components/accounts/sign-in/auth-page";
import { NewPasswordFields } from "~/components/accounts/sign-in/new-password-fields";
import { TermsCheckbox } from "~/components/accounts/sign-in/terms-checkbox";
import { TextField } from "~/components/accounts/sign-in/text-field";
import { LogoutForm } from "~/components/layout/logout-form";
import { Button, buttonClasses } from "~/components/ui/button";
import { DescriptionList } from "~/components/ui/description-list";
import { servicesContext, viewerContext } from "~/context";
import { companyRightLabels } from "~/domain/operators/company-rights";
import type { FieldErrors } from "~/domain/errors";
import { useAnsweredForm } from "~/hooks/use-answered-form";
import { accountPageMeta, privateHeaders } from "~/lib/accounts/account-page";
import { readForm, submittedValues } from "~/lib/forms/read-form";

interface JoinAnswer {
  errors: FieldErrors;
  typed: Record<string, string>;
}

/** Opening the link accepts nothing: mail scanners open links too. */
export async function loader({ context, params: { token }, url }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  return {
    canonical: new URL("/operator", url).href,
    path: url.pathname,
    invitation: await context.get(servicesContext).getInvitation(viewer, token),
  };
}

export function headers() {
  return { ...privateHeaders, "Referrer-Policy": "no-referrer" };
}

export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  if (form.get("intent") === "accept") {
    await services.acceptInvitation(context.get(viewerContext), token);
    throw redirect("/operator");
  }
  const result = await services.joinAsNew({ token, form, headers: request.headers });
  if (!result.ok) {
    const typed = submittedValues(form, ["firstName", "lastName", "terms"]);
    return data<JoinAnswer>({ errors: result.errors, typed }, { status: 422 });
  }
  const credentials = new FormData();
  credentials.set("email", result.email);
  credentials.set("password", result.password);
  const signedIn = await services.signIn(credentials, request.headers);
  throw signedIn.ok
    ? redirect("/operator", { headers: signedIn.headers })
    : redirect("/login?next=%2Foperator");
}

export function meta({ loaderData }: Route.MetaArgs) {
  return accountPageMeta({
    title: "Join a company",
    description: "An invitation to act for a tour operator at Tour Bharat.",
    canonical: loaderData?.canonical ?? "/operator",
  });
}

export default function JoinCompany({ loaderData, actionData }: Route.ComponentProps) {
  const { invitation, path } = loaderData;
  return (
    <AuthPage title="Join a company" hasProblem={actionData !== undefined}>
      {invitation === null ? (
        <div className="grid justify-items-start gap-5">
          <p className="text-xl font-semibold">This invitation is no longer valid</p>
          <p>It was used, withdrawn, or is more than a week old. Ask the company's owner for a new one.</p>
          <Link to="/login?next=%2Foperator" className={buttonClasses()}>
            Go to Login
          </Link>
        </div>
      ) : (
        <div className="grid gap-5">
          <DescriptionList
            entries={[
              ["Company", invitation.companyName],
              ["Invited e-mail", invitation.email],
              ["Rights", invitation.rights.map((right) => companyRightLabels[right].label).join(", ")],
            ]}
          />
          <Way way={invitation.way} path={path} posted={actionData} />
        </div>
      )}
    </AuthPage>
  );
}

type Invitation = NonNullable<Route.ComponentProps["loaderData"]["invitation"]>;

function Way({
  way,
  path,
  posted,
}: {
  way: Invitation["way"];
  path: string;
  posted: JoinAnswer | undefined;
}) {
  switch (way) {
    case "accept":
      return (
        <Form method="post">
          <Button type="submit" name="intent" value="accept" className="text-lg">
            Join the company
          </Button>
        </Form>
      );
    case "new":
      return <NewAccount path={path} posted={posted} />;
    case "sign-in":
      return (
        <div className="grid justify-items-start gap-4">
          <p>This e-mail address already has an account. Log in to continue.</p>
          <Link to={`/login?next=${encodeURIComponent(path)}`} className={buttonClasses()}>
            Go to Login
          </Link>
        </div>
      );
    case "other-person":
      return (
        <div className="grid justify-items-start gap-4">
          <p>
            You're signed in with another e-mail address. Log out, then open the link in the e-mail again.
          </p>
          <LogoutForm>
            <Button type="submit" look="secondary">
              Log out
            </Button>
          </LogoutForm>
        </div>
      );
    case "other-role":
      return (
        <p>
          This account is not a tour operator account, so it can’t join a company. Ask the company’s owner to
          invite another e-mail address.
        </p>
      );
    case "owner":
      return <p>You already own this company.</p>;
    default:
      return way satisfies never;
  }
}

function NewAccount({ path, posted }: { path: string; posted: JoinAnswer | undefined }) {
  const fetcher = useFetcher<JoinAnswer>();
  const { isBusy, formProps } = useAnsweredForm(fetcher);
  const answer = fetcher.data ?? posted;
  const errors = answer?.errors;
  return (
    <fetcher.Form {...formProps} action={path} className="grid gap-5">
      <p>
        Create a tour operator account to join the company. Use another e-mail address for your own trips.
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="firstName"
          label="First name"
          autoComplete="given-name"
          defaultValue={answer?.typed["firstName"]}
          error={errors?.["firstName"]?.[0]}
        />
        <TextField
          name="lastName"
          label="Last name"
          autoComplete="family-name"
          defaultValue={answer?.typed["lastName"]}
          error={errors?.["lastName"]?.[0]}
        />
      </div>
      <NewPasswordFields error={(name) => errors?.[name]?.[0]} className="grid gap-5 sm:grid-cols-2" />
      <TermsCheckbox error={errors?.["terms"]?.[0]} isAccepted={answer?.typed["terms"] === "on"} />
      <Button type="submit" aria-disabled={isBusy || undefined} className="justify-self-start text-lg">
        {isBusy ? "Creating…" : "Create account and join"}
      </Button>
    </fetcher.Form>
  );
}
