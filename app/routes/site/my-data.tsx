import type { Route } from "./+types/my-data";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { InputField } from "~/ui/field";
import { servicesContext } from "~/context";
import { useForm } from "~/platform/forms/use-form";
import { answerAction } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { pageMeta } from "~/platform/pages/page-meta";
import { myDataMessages } from "~/features/accounts/my-data/messages";

export function loader({ url }: Route.LoaderArgs) {
  return { canonical: new URL("/my-data", url).href };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  return answerAction(form, async () => {
    const { email } = await context.get(servicesContext).requestDataLink(form, request.headers);
    return myDataMessages().linkSent(email);
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title, description } = myDataMessages();
  return pageMeta({
    title,
    description,
    canonical: loaderData?.canonical ?? "/my-data",
  });
}

/** Asks for a link to the data stored about an address, without an account. */
export default function MyData() {
  const form = useForm();
  const m = myDataMessages();
  return (
    <div className="mx-auto max-w-xl px-4 py-8 sm:px-6 sm:py-12">
      <h1 className="text-4xl">{m.title}</h1>
      {m.intro()}
      <AnsweredForm
        form={form}
        className="mt-6 grid gap-4 rounded-card border border-line bg-card p-6 card-shadow"
      >
        <InputField label={m.email} required {...form.field("email")} type="email" autoComplete="email" />
        <SubmitButton form={form} busy={m.oneMoment} className="w-full sm:w-auto sm:justify-self-start">
          {m.sendLink}
        </SubmitButton>
        <FormMessage form={form} />
      </AnsweredForm>
    </div>
  );
}
