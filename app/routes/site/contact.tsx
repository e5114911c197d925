import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { Route } from "./+types/contact";
import { ContactBlocks, Faq } from "~/features/messages/contact-blocks";
import { ContactForm } from "~/features/messages/contact-form";
import { contactMessages } from "~/features/messages/messages";
import { buttonClasses } from "~/ui/button";
import { JsonLd } from "~/features/tours/json-ld";
import { faqOf } from "~/content/contact";
import { servicesContext } from "~/context";
import type { ContactSubject } from "~/domain/messages/message";
import { bookingReferenceSchema } from "~/domain/trips/traveler-booking";
import { useForm } from "~/platform/forms/use-form";
import { pageMeta } from "~/platform/pages/page-meta";
import { answerAction } from "~/platform/forms/answer-form";
import type { FormValues } from "~/platform/forms/form-answer";
import { readForm } from "~/platform/forms/read-form";
import { faqData, organizationData } from "~/features/tours/structured-data";

export async function loader({ context, url }: Route.LoaderArgs) {
  const canonical = new URL("/contact", url).href;
  const services = context.get(servicesContext);
  const [identity, privacy, { contact, refundSchedule }] = await Promise.all([
    services.getIdentity(),
    services.getPrivacySettings(),
    services.getPublicSettings(),
  ]);
  const faq = faqOf(refundSchedule);
  return {
    canonical,
    faq,
    structuredData: [organizationData(canonical, contact), faqData(faq)],
    identity,
    privacy,
    prefill: aboutBooking(url.searchParams.get("booking")),
  };
}

/** Returns the form's initial values for a question about a booking, /contact?booking=TB123456. */
function aboutBooking(booking: string | null): FormValues {
  const reference = bookingReferenceSchema.safeParse(booking);
  if (!reference.success) return {};
  return {
    subject: "Booking Question" satisfies ContactSubject,
    message: contactMessages().aboutBooking(reference.data),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  return answerAction(form, () => context.get(servicesContext).sendMessage(form, request.headers));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: contactMessages().title,
    description: contactMessages().description,
    canonical: loaderData?.canonical ?? "/contact",
  });
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const form = useForm({}, { saved: loaderData.prefill });
  const m = contactMessages();
  return (
    <div className="mx-auto max-w-7xl px-4 py-14 sm:px-6">
      <JsonLd data={loaderData.structuredData} />
      <h1 className="text-5xl sm:text-6xl">{m.title}</h1>
      <p className="mt-4 max-w-2xl text-lg text-muted sm:text-xl">{m.lead}</p>
      <div className="mt-10 grid gap-8 lg:grid-cols-[1.6fr_1fr]">
        <div className="self-start">
          {form.answer?.isDone ? (
            <Sent name={form.answer.values["name"]} email={form.answer.values["email"]} />
          ) : (
            <ContactForm form={form} />
          )}
        </div>
        <div className="grid content-start gap-6">
          <ContactBlocks />
          <Identity {...loaderData} />
          <section aria-labelledby="booked" className="rounded-card bg-sunken p-5 sm:p-6">
            <h2 id="booked" className="text-2xl">
              {m.booked.title}
            </h2>
            <p className="mt-2">{m.booked.text}</p>
            <Link to="/bookings/lookup" className={buttonClasses("secondary", "mt-4")}>
              {m.booked.find}
            </Link>
          </section>
        </div>
      </div>
      <Faq faq={loaderData.faq} />
    </div>
  );
}

/** The company that runs the site, and its grievance officer. Source: rules 4(2) and 4(5) of the E-Commerce Rules. */
function Identity({
  identity,
  privacy: { grievanceOfficer, grievanceEmail, acknowledgeHours, answerDays },
}: Pick<Route.ComponentProps["loaderData"], "identity" | "privacy">) {
  if (identity.length === 0 && grievanceOfficer === "") return null;
  const m = contactMessages().identity;
  return (
    <section aria-labelledby="identity" className="rounded-card border border-line bg-card p-5">
      <h2 id="identity" className="font-sans text-lg font-semibold">
        {m.title}
      </h2>
      {identity.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {grievanceOfficer !== "" && m.officer(grievanceOfficer, grievanceEmail, acknowledgeHours, answerDays)}
    </section>
  );
}

function Sent({ name, email }: Partial<FormValues>) {
  const answer = useRef<HTMLDivElement>(null);
  const m = contactMessages().sent;
  // The form that had focus is gone.
  useEffect(() => answer.current?.focus(), []);
  return (
    <div
      ref={answer}
      tabIndex={-1}
      role="status"
      className="rounded-card border border-line bg-card p-8 card-shadow outline-none"
    >
      {m.thankYou(name)}
      {m.weReplyTo(email)}
      <Link to="/contact" className="mt-4 inline-block font-semibold text-peacock underline">
        {m.another}
      </Link>
    </div>
  );
}
