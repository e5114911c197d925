import { Link, redirect } from "react-router";
import type { Route } from "./+types/join-operator";
import { AuthPage } from "~/features/accounts/sign-in/auth-page";
import { NewPasswordFields } from "~/features/accounts/sign-in/new-password-fields";
import { TermsCheckbox } from "~/features/accounts/sign-in/terms-checkbox";
import { InputField } from "~/ui/field";
import { LogoutForm } from "~/features/site/logout-form";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { Button, buttonClasses } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { servicesContext, viewerContext } from "~/context";
import { AppError } from "~/domain/errors";
import { operatorRightLabels } from "~/domain/operators/operator-rights";
import { useForm, type FormState } from "~/platform/forms/use-form";
import { accountPageMeta, privateHeaders } from "~/features/accounts/sign-in/account-page";
import { answerAction } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";

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
  return answerAction(form, async () => {
    if (form.get("intent") === "accept") {
      await services.acceptInvitation(context.get(viewerContext), token);
      throw redirect("/operator");
    }
    const { email, password } = await services.joinAsNew({ token, form, headers: request.headers });
    const credentials = new FormData();
    credentials.set("email", email);
    credentials.set("password", password);
    const { headers } = await services.signIn(credentials, request.headers).catch((error: unknown) => {
      throw error instanceof AppError ? redirect("/login?next=%2Foperator") : error;
    });
    throw redirect("/operator", { headers });
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return accountPageMeta({
    title: "Join a company",
    description: "An invitation to act for a tour operator at Tour Bharat.",
    canonical: loaderData?.canonical ?? "/operator",
  });
}

export default function JoinOperator({ loaderData }: Route.ComponentProps) {
  const { invitation, path } = loaderData;
  const form = useForm({}, { action: path });
  return (
    <AuthPage title="Join a company" hasProblem={form.refused !== null}>
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
              ["Rights", invitation.rights.map((right) => operatorRightLabels[right].label).join(", ")],
            ]}
          />
          <Way way={invitation.way} path={path} form={form} />
        </div>
      )}
    </AuthPage>
  );
}

type Invitation = NonNullable<Route.ComponentProps["loaderData"]["invitation"]>;

function Way({ way, path, form }: { way: Invitation["way"]; path: string; form: FormState }) {
  switch (way) {
    case "accept":
      return (
        <AnsweredForm form={form} className="grid justify-items-start gap-4">
          <SubmitButton form={form} name="intent" value="accept" className="text-lg">
            Join the company
          </SubmitButton>
          <FormMessage form={form} />
        </AnsweredForm>
      );
    case "new":
      return <NewAccount form={form} />;
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
            <Button type="submit" variant="secondary">
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

function NewAccount({ form }: { form: FormState }) {
  return (
    <AnsweredForm form={form} className="grid gap-5">
      <p>
        Create a tour operator account to join the company. Use another e-mail address for your own trips.
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <InputField required {...form.field("firstName")} label="First name" autoComplete="given-name" />
        <InputField required {...form.field("lastName")} label="Last name" autoComplete="family-name" />
      </div>
      <NewPasswordFields error={form.error} className="grid gap-5 sm:grid-cols-2" />
      <TermsCheckbox error={form.error("terms")} isAccepted={form.value("terms") === "on"} />
      <SubmitButton form={form} busy="Creating…" className="justify-self-start text-lg">
        Create account and join
      </SubmitButton>
      <FormMessage form={form} />
    </AnsweredForm>
  );
}
