import { redirect } from "react-router";
import { servicesContext, viewerContext } from "~/context";
import { checkMarkedFields } from "~/domain/errors";
import { bookingLookupSchema } from "~/domain/trips/traveler-booking";
import { pageMeta } from "~/platform/pages/page-meta";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { InputField } from "~/ui/field";
import { useForm } from "~/platform/forms/use-form";
import type { Route } from "./+types/booking-lookup";
import { lookupMessages } from "~/features/trips/lookup-messages/messages";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";

export async function loader({ context, url }: Route.LoaderArgs) {
  const bookingId =
    bookingLookupSchema.shape.bookingId.safeParse(url.searchParams.get("bookingId")).data ?? "";
  const viewer = context.get(viewerContext);
  if (bookingId !== "" && viewer) {
    const isOwner = await context
      .get(servicesContext)
      .getTravelerBooking(viewer, bookingId)
      .then(
        () => true,
        () => false,
      );
    if (isOwner) throw redirect(`/bookings/${bookingId}`);
  }
  return { bookingId, canonical: new URL(pathIn(currentLanguage(), "/bookings/lookup"), url).href };
}

/** Redirects to the booking's own page, so that the e-mail address never appears in a URL. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const services = context.get(servicesContext);
  return answerForm(form, bookingLookupSchema, async (lookup) => {
    const visitor = { viewer: context.get(viewerContext), headers: request.headers };
    const { booking } = await services.lookUpBooking(lookup, visitor);
    throw redirect(await services.tripPathOf(booking.bookingId), {
      status: 303,
      headers: { "Cache-Control": "private, no-store" },
    });
  });
}

/** Results of this page must not be cached. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  const all = new Headers(actionHeaders);
  all.set("Cache-Control", "private, no-store");
  return all;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    ...pageMeta({
      title: lookupMessages().title,
      description: lookupMessages().description,
      canonical: loaderData?.canonical ?? "/bookings/lookup",
    }),
    { name: "robots", content: "noindex" },
  ];
}

export default function BookingLookup({ loaderData }: Route.ComponentProps) {
  const m = lookupMessages();
  return (
    <div className="mx-auto max-w-xl px-4 py-14 sm:px-6">
      <h1 className="text-4xl sm:text-5xl">{m.title}</h1>
      <p className="mt-3 text-lg text-muted">{m.intro}</p>
      <LookupForm bookingId={loaderData.bookingId} />
      {m.otherWays()}
    </div>
  );
}

/** Finds a booking by its ID and e-mail address. */
function LookupForm({ bookingId }: { bookingId: string }) {
  const m = lookupMessages();
  const form = useForm({}, { saved: { bookingId } });
  return (
    <AnsweredForm
      form={form}
      aria-label={m.title}
      className="mt-6 grid gap-5 rounded-card border border-line bg-card p-5 card-shadow sm:p-8"
    >
      {form.problem !== null && form.problem !== checkMarkedFields() && (
        <p
          data-invalid
          tabIndex={-1}
          role="alert"
          className="rounded-control border-l-4 border-danger bg-danger-subtle p-4 font-semibold text-danger outline-none"
        >
          {form.problem}
        </p>
      )}
      <InputField
        label={m.bookingId}
        required
        hint={m.bookingIdHint}
        {...form.field("bookingId")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <InputField
        label={m.email}
        required
        hint={m.emailHint}
        {...form.field("email")}
        type="email"
        autoComplete="email"
      />
      <SubmitButton form={form} busy={m.searching} className="justify-self-start">
        {m.title}
      </SubmitButton>
    </AnsweredForm>
  );
}
