import { Link } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/keep-email";
import { AuthPage } from "~/features/accounts/sign-in/auth-page";
import { Outcome } from "~/features/accounts/sign-in/outcome";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { buttonClasses } from "~/ui/button";
import { servicesContext } from "~/context";
import { useForm } from "~/platform/forms/use-form";
import { accountPageMeta, privateHeaders } from "~/features/accounts/sign-in/account-page";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";

/** Opening the link changes nothing: mail scanners open links too. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  return {
    canonical: new URL("/keep-email", url).href,
    token,
    newEmail: token === "" ? null : await context.get(servicesContext).getSetEmail(token),
  };
}

export function headers() {
  return privateHeaders;
}

const keepSchema = z.object({ token: z.string().max(200) });

export async function action({ context, request }: Route.ActionArgs) {
  return answerForm<z.output<typeof keepSchema>, "kept" | "dead">(
    await readForm(request),
    keepSchema,
    async ({ token }) => {
      await context.get(servicesContext).keepEmail(token);
      return { result: "kept" };
    },
    () => "dead",
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  return accountPageMeta({
    title: "Keep your e-mail address",
    description: "Keep the e-mail address of your Tour Bharat account.",
    canonical: loaderData?.canonical ?? "/keep-email",
  });
}

export default function KeepEmail({ loaderData: { token, newEmail } }: Route.ComponentProps) {
  const form = useForm<"kept" | "dead">({}, { action: "/keep-email" });
  const outcome = form.answer?.result ?? (newEmail === null ? "dead" : null);
  return (
    <AuthPage title="Keep your e-mail address">
      {outcome === "kept" && (
        <Outcome title="You keep your address" tone="success">
          <p>The new address was dropped. If someone may know your password, choose a new one.</p>
          <Link to="/forgot-password" className={buttonClasses()}>
            Choose a new password
          </Link>
        </Outcome>
      )}
      {outcome === "dead" && (
        <Outcome title="This link is no longer valid" tone="danger">
          <p>
            The new address was dropped already, or it is in effect. If you did not ask for it, please contact
            us.
          </p>
          <Link to="/contact" className={buttonClasses()}>
            Contact us
          </Link>
        </Outcome>
      )}
      {outcome === null && (
        <AnsweredForm form={form.of({ token })} className="grid justify-items-start gap-5">
          <p>
            Our team has set <strong className="wrap-anywhere">{newEmail}</strong> as the new address of your
            account. If you did not ask for it, keep your present address.
          </p>
          <SubmitButton form={form} busy="Saving…" className="text-lg">
            Keep my present address
          </SubmitButton>
        </AnsweredForm>
      )}
    </AuthPage>
  );
}
