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
import { questionMessages } from "~/features/questions/messages";

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
  const m = questionMessages().ask;
  const title = m.pageTitle(tour.title);
  const description = m.description(tour.operatorName, tour.title);
  return [...pageMeta({ title, description, canonical }), { name: "robots", content: "noindex" }];
}

export default function Ask({ loaderData: { tour, saved } }: Route.ComponentProps) {
  const form = useForm<string>({}, { saved });
  const email = form.answer?.isDone ? form.answer.result : null;
  const m = questionMessages().ask;
  return (
    <div className="mx-auto max-w-xl px-4 py-8 sm:px-6 sm:py-12">
      <h1 className="text-4xl">{m.title}</h1>
      <p className="mt-2 text-lg">
        <Link to={tour.path} className="text-peacock underline underline-offset-4">
          {tour.title}
        </Link>
      </p>
      {email === null ? (
        <>
          <p className="mt-4">{m.whoAnswers(tour.operatorName)}</p>
          <AnsweredForm
            form={form}
            className="mt-6 grid gap-4 rounded-card border border-line bg-card p-5 card-shadow"
          >
            <FormProblem form={form} />
            <TextAreaField
              label={m.text}
              required
              {...form.field("text")}
              dir="auto"
              rows={5}
              maxLength={2000}
            />
            <InputField label={m.name} required {...form.field("name")} autoComplete="name" />
            <InputField label={m.email} required {...form.field("email")} type="email" autoComplete="email" />
            <SubmitButton form={form} busy={m.oneMoment} className="justify-self-start">
              {m.send}
            </SubmitButton>
          </AnsweredForm>
        </>
      ) : (
        <div role="status" className="mt-6 rounded-card border border-line bg-card p-6 card-shadow">
          <h2 className="text-2xl">{m.oneStepLeft}</h2>
          {m.mailed(email)}
        </div>
      )}
    </div>
  );
}
