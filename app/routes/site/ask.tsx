import { Link, redirect } from "react-router";
import type { Route } from "./+types/ask";
import { servicesContext, viewerContext } from "~/context";
import { questionFormSchema } from "~/domain/questions/question";
import { fullName } from "~/domain/typed-input/name";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { useForm } from "~/platform/forms/use-form";
import { pageMeta } from "~/platform/pages/page-meta";
import { AnsweredForm, FormProblem, SubmitButton } from "~/ui/answered-form";
import { InputField, TextAreaField } from "~/ui/field";

/** The form that asks the operator of a tour before booking. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [{ slug, title, path, operatorName }, contact] = await Promise.all([
    services.getTour(params.slug),
    services.getBookingContact(context.get(viewerContext)),
  ]);
  return {
    tour: { title, path, operatorName },
    canonical: new URL(`/ask/${slug}`, url).href,
    saved: { name: contact ? fullName(contact) : "", email: contact?.email ?? "" },
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  return answerForm(await readForm(request), questionFormSchema, async (question) => {
    const path = await services.askQuestion(params.slug, question, {
      viewer: context.get(viewerContext),
      headers: request.headers,
    });
    if (path !== null) throw redirect(path, 303);
    return { result: question.email };
  });
}

export function headers() {
  return { "Cache-Control": "private, no-cache" };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { tour, canonical } = loaderData;
  const title = `Ask about ${tour.title}`;
  const description = `Ask ${tour.operatorName} about ${tour.title} before you book, without an account.`;
  return [...pageMeta({ title, description, canonical }), { name: "robots", content: "noindex" }];
}

export default function Ask({ loaderData: { tour, saved } }: Route.ComponentProps) {
  const form = useForm<string>({}, { saved });
  const email = form.answer?.isDone ? form.answer.result : null;
  return (
    <div className="mx-auto max-w-xl px-4 py-8 sm:px-6 sm:py-12">
      <h1 className="text-4xl">Ask a question</h1>
      <p className="mt-2 text-lg">
        <Link to={tour.path} className="text-peacock underline underline-offset-4">
          {tour.title}
        </Link>
      </p>
      {email === null ? (
        <>
          <p className="mt-4">{`${tour.operatorName}, or Tour Bharat for them, answers by mail. Your address stays with us.`}</p>
          <AnsweredForm
            form={form}
            className="mt-6 grid gap-4 rounded-card border border-line bg-card p-5 card-shadow"
          >
            <FormProblem form={form} />
            <TextAreaField
              label="Your question"
              required
              {...form.field("text")}
              dir="auto"
              rows={5}
              maxLength={2000}
            />
            <InputField label="Name" required {...form.field("name")} autoComplete="name" />
            <InputField
              label="E-mail address"
              required
              {...form.field("email")}
              type="email"
              autoComplete="email"
            />
            <SubmitButton form={form} busy="One moment …" className="justify-self-start">
              Send question
            </SubmitButton>
          </AnsweredForm>
        </>
      ) : (
        <div role="status" className="mt-6 rounded-card border border-line bg-card p-6 card-shadow">
          <h2 className="text-2xl">One step left: open our mail</h2>
          <p className="mt-2">
            We have mailed a link to <strong className="wrap-anywhere">{email}</strong>
            <span>. Your question goes out once you have confirmed it there.</span>
          </p>
        </div>
      )}
    </div>
  );
}
