import { Link } from "react-router";
import type { Route } from "./+types/my-data";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { InputField } from "~/ui/field";
import { servicesContext } from "~/context";
import { useForm } from "~/platform/forms/use-form";
import { answerAction } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { pageMeta } from "~/platform/pages/page-meta";

export function loader({ url }: Route.LoaderArgs) {
  return { canonical: new URL("/my-data", url).href };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  return answerAction(form, async () => {
    const { email } = await context.get(servicesContext).requestDataLink(form, request.headers);
    return `If we store data about ${email}, a link is on its way.`;
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "Your data",
    description:
      "See, download or erase what Tour Bharat stores about your e-mail address, without an account.",
    canonical: loaderData?.canonical ?? "/my-data",
  });
}

/** Asks for a link to the data stored about an address, without an account. */
export default function MyData() {
  const form = useForm();
  return (
    <div className="mx-auto max-w-xl px-4 py-8 sm:px-6 sm:py-12">
      <h1 className="text-4xl">Your data</h1>
      <p className="mt-4">
        Booked without an account, or wrote to us? We mail you a link to what we store about your address.
        There you can download or erase it. With an account, use{" "}
        <Link to="/profile/data" className="text-peacock underline underline-offset-4">
          your profile
        </Link>
        .
      </p>
      <AnsweredForm
        form={form}
        className="mt-6 grid gap-4 rounded-card border border-line bg-card p-6 card-shadow"
      >
        <InputField
          label="E-mail address"
          required
          {...form.field("email")}
          type="email"
          autoComplete="email"
        />
        <SubmitButton form={form} busy="One moment …" className="w-full sm:w-auto sm:justify-self-start">
          Send me the link
        </SubmitButton>
        <FormMessage form={form} />
      </AnsweredForm>
    </div>
  );
}
