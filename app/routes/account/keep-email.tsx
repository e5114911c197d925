import { Link } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/keep-email";
import { AuthPage } from "~/features/accounts/sign-in/auth-page";
import { signInPageMessages } from "~/features/accounts/sign-in/pages/messages";
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
  const { title, description } = signInPageMessages().keep;
  return accountPageMeta({
    title,
    description,
    canonical: loaderData?.canonical ?? "/keep-email",
  });
}

export default function KeepEmail({ loaderData: { token, newEmail } }: Route.ComponentProps) {
  const form = useForm<"kept" | "dead">({}, { action: "/keep-email" });
  const outcome = form.answer?.result ?? (newEmail === null ? "dead" : null);
  const m = signInPageMessages().keep;
  return (
    <AuthPage title={m.title}>
      {outcome === "kept" && (
        <Outcome title={m.kept} tone="success">
          <p>{m.keptText}</p>
          <Link to="/forgot-password" className={buttonClasses()}>
            {m.newPassword}
          </Link>
        </Outcome>
      )}
      {outcome === "dead" && (
        <Outcome title={m.deadLink} tone="danger">
          <p>{m.deadText}</p>
          <Link to="/contact" className={buttonClasses()}>
            {m.contact}
          </Link>
        </Outcome>
      )}
      {outcome === null && (
        <AnsweredForm form={form.of({ token })} className="grid justify-items-start gap-5">
          {m.question(newEmail ?? "")}
          <SubmitButton form={form} busy={m.saving} className="text-lg">
            {m.keep}
          </SubmitButton>
        </AnsweredForm>
      )}
    </AuthPage>
  );
}
