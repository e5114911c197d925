import { Link } from "react-router";
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

/** Opening the link changes nothing: mail scanners open links too. */
export async function loader({ context, params }: Route.LoaderArgs) {
  return { link: params.link, ...(await context.get(servicesContext).getGuestData(params.link)) };
}

const formSchema = z.object({
  intent: z.literal("erase"),
  sure: z.literal("on", "Please tick the box: erased data can't be brought back."),
});

export async function action({ context, params, request }: Route.ActionArgs) {
  return answerForm(await readForm(request), formSchema, async () => {
    const { ahead } = await context.get(servicesContext).eraseGuestData(params.link);
    return ahead === 0
      ? "Erased. Amounts and tax documents stay, as the law requires."
      : "Erased, except for the trips that are still ahead: cancel them, or ask again once they are over.";
  });
}

export function headers() {
  return { "Cache-Control": "private, no-store", "Referrer-Policy": "strict-origin" };
}

export function meta() {
  return backOfficeMeta("Your data");
}

/** Page with the data of an address, opened with a mailed link. */
export default function MyDataLink({ loaderData }: Route.ComponentProps) {
  const { link, email, bookings, ahead, messages, waitingLists, isSubscriber, hasAccount } = loaderData;
  const form = useForm({ intent: "erase" });
  return (
    <div className="mx-auto max-w-xl px-4 py-8 sm:px-6 sm:py-12">
      <h1 className="text-4xl">Your data</h1>
      <p className="mt-4 break-words">
        Stored about <strong>{email}</strong>:
      </p>
      <DescriptionList
        className="mt-4 rounded-card border border-line bg-card p-5 card-shadow"
        entries={[
          ["Bookings", ahead === 0 ? String(bookings) : `${bookings}, of them ${ahead} ahead`],
          ["Contact messages", String(messages)],
          ["Waiting lists", String(waitingLists)],
          ["Newsletter", isSubscriber ? "Subscribed" : "No"],
        ]}
      />
      {hasAccount && (
        <p className="mt-4">
          This address also has an account. Its other data are under “Your data” in its profile.
        </p>
      )}
      <a href={`/my-data/${link}/data.json`} download className={buttonClasses("secondary", "mt-6")}>
        Download as JSON
      </a>
      <section aria-labelledby="correct" className="mt-8 border-t border-line pt-6">
        <h2 id="correct" className="text-2xl">
          Correct
        </h2>
        <p className="mt-2">
          The names of your party can be corrected on the booking's page, whose link is in its mails. For any
          other mistake please{" "}
          <Link to="/contact" className="text-peacock underline underline-offset-4">
            write to us
          </Link>{" "}
          with the booking reference.
        </p>
      </section>
      <section aria-labelledby="erase" className="mt-8 border-t border-line pt-6">
        <h2 id="erase" className="text-2xl">
          Erase
        </h2>
        <p className="mt-2">
          Names, contact details, requests and messages are erased. Trips that are still ahead keep theirs
          until they are over. Amounts and tax documents stay, as the law requires.
        </p>
        <AnsweredForm form={form} className="mt-4 grid gap-3">
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input type="checkbox" name="sure" className="size-6 shrink-0 accent-vermilion" />
            Erase my data for good
          </label>
          {form.error("sure") && <p className="font-semibold text-danger">{form.error("sure")}</p>}
          <SubmitButton
            form={form}
            busy="Erasing …"
            variant="danger"
            className="w-full sm:w-auto sm:justify-self-start"
          >
            Erase
          </SubmitButton>
          <FormMessage form={form} />
        </AnsweredForm>
      </section>
    </div>
  );
}
