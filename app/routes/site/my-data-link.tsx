import { z } from "zod";
import type { Route } from "./+types/my-data-link";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { buttonClasses } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { servicesContext } from "~/context";
import { useForm } from "~/platform/forms/use-form";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { myDataMessages } from "~/features/accounts/my-data/messages";

/** Opening the link changes nothing: mail scanners open links too. */
export async function loader({ context, params }: Route.LoaderArgs) {
  return { link: params.link, ...(await context.get(servicesContext).getGuestData(params.link)) };
}

const formSchema = z.object({
  intent: z.literal("erase"),
  sure: z.literal("on", { error: () => myDataMessages().tickBox }),
});

export async function action({ context, params, request }: Route.ActionArgs) {
  return answerForm(await readForm(request), formSchema, async () => {
    const { ahead } = await context.get(servicesContext).eraseGuestData(params.link);
    const m = myDataMessages();
    return ahead === 0 ? m.erased : m.erasedExceptAhead;
  });
}

export function headers() {
  return { "Cache-Control": "private, no-store", "Referrer-Policy": "strict-origin" };
}

export function meta() {
  return backOfficeMeta(myDataMessages().title);
}

/** Page with the data of an address, opened with a mailed link. */
export default function MyDataLink({ loaderData }: Route.ComponentProps) {
  const { link, email, bookings, ahead, messages, waitingLists, isSubscriber, hasAccount } = loaderData;
  const form = useForm({ intent: "erase" });
  const m = myDataMessages();
  return (
    <div className="mx-auto max-w-xl px-4 py-8 sm:px-6 sm:py-12">
      <h1 className="text-4xl">{m.title}</h1>
      {m.storedAbout(email)}
      <DescriptionList
        className="mt-4 rounded-card border border-line bg-card p-5 card-shadow"
        entries={[
          [m.bookings, ahead === 0 ? String(bookings) : m.bookingsAhead(bookings, ahead)],
          [m.contactMessages, String(messages)],
          [m.waitingLists, String(waitingLists)],
          [m.newsletter, isSubscriber ? m.subscribed : m.no],
        ]}
      />
      {hasAccount && <p className="mt-4">{m.hasAccount}</p>}
      <a href={`/my-data/${link}/data.json`} download className={buttonClasses("secondary", "mt-6")}>
        {m.download}
      </a>
      <section aria-labelledby="correct" className="mt-8 border-t border-line pt-6">
        <h2 id="correct" className="text-2xl">
          {m.correct}
        </h2>
        {m.correctText()}
      </section>
      <section aria-labelledby="erase" className="mt-8 border-t border-line pt-6">
        <h2 id="erase" className="text-2xl">
          {m.erase}
        </h2>
        <p className="mt-2">{m.eraseText}</p>
        <AnsweredForm form={form} className="mt-4 grid gap-3">
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input type="checkbox" name="sure" className="size-6 shrink-0 accent-vermilion" />
            {m.eraseForGood}
          </label>
          {form.error("sure") && <p className="font-semibold text-danger">{form.error("sure")}</p>}
          <SubmitButton
            form={form}
            busy={m.erasing}
            variant="danger"
            className="w-full sm:w-auto sm:justify-self-start"
          >
            {m.erase}
          </SubmitButton>
          <FormMessage form={form} />
        </AnsweredForm>
      </section>
    </div>
  );
}
