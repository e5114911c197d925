import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { Route } from "./+types/contact";
import { ContactBlocks, Faq } from "~/features/messages/contact-blocks";
import { ContactForm } from "~/features/messages/contact-form";
import { buttonClasses } from "~/ui/button";
import { JsonLd } from "~/features/tours/json-ld";
import { faqOf } from "~/content/contact";
import { servicesContext } from "~/context";
import type { ContactSubject } from "~/domain/messages/message";
import { bookingReferenceSchema } from "~/domain/trips/traveler-booking";
import { useForm } from "~/platform/forms/use-form";
import { useSettings } from "~/platform/pages/use-site";
import { pageMeta } from "~/platform/pages/page-meta";
import { answerAction } from "~/platform/forms/answer-form";
import type { FormValues } from "~/platform/forms/form-answer";
import { readForm } from "~/platform/forms/read-form";
import { faqData, organizationData } from "~/features/tours/structured-data";

export async function loader({ context, url }: Route.LoaderArgs) {
  const canonical = new URL("/contact", url).href;
  const services = context.get(servicesContext);
  const [identity, privacy] = await Promise.all([services.getIdentity(), services.getPrivacySettings()]);
  return {
    canonical,
    identity,
    privacy,
    prefill: aboutBooking(url.searchParams.get("booking")),
  };
}

/** Returns the form's initial values for a question about a booking, /contact?booking=TB123456. */
function aboutBooking(booking: string | null): FormValues {
  const reference = bookingReferenceSchema.safeParse(booking);
  if (!reference.success) return {};
  return { subject: "Booking Question" satisfies ContactSubject, message: `Booking ${reference.data}: ` };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  return answerAction(form, () => context.get(servicesContext).sendMessage(form, request.headers));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "Contact",
    description:
      "Contact Tour Bharat: message form, office address, business hours and frequently asked questions.",
    canonical: loaderData?.canonical ?? "/contact",
  });
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { contact, refundSchedule } = useSettings();
  const form = useForm({}, { saved: loaderData.prefill });
  const faq = faqOf(refundSchedule);
  return (
    <div className="mx-auto max-w-7xl px-4 py-14 sm:px-6">
      <JsonLd data={[organizationData(loaderData.canonical, contact), faqData(faq)]} />
      <h1 className="text-5xl sm:text-6xl">Contact</h1>
      <p className="mt-4 max-w-2xl text-lg text-muted sm:text-xl">
        Questions about a tour or a booking? Send us a message and our team will answer.
      </p>
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
              Already booked?
            </h2>
            <p className="mt-2">
              You can move, reduce or cancel your trip, and write to its operator, on the booking's page.
            </p>
            <Link to="/bookings/lookup" className={buttonClasses("secondary", "mt-4")}>
              Find my booking
            </Link>
          </section>
        </div>
      </div>
      <Faq faq={faq} />
    </div>
  );
}

/** The company that runs the site, and its grievance officer. Source: rules 4(2) and 4(5) of the E-Commerce Rules. */
function Identity({
  identity,
  privacy: { grievanceOfficer, grievanceEmail, acknowledgeHours, answerDays },
}: Pick<Route.ComponentProps["loaderData"], "identity" | "privacy">) {
  if (identity.length === 0 && grievanceOfficer === "") return null;
  return (
    <section aria-labelledby="identity" className="rounded-card border border-line bg-card p-5">
      <h2 id="identity" className="font-sans text-lg font-semibold">
        Who runs Tour Bharat
      </h2>
      {identity.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {grievanceOfficer !== "" && (
        <p className="mt-3">
          <span>{`Grievance officer: ${grievanceOfficer},`}</span>{" "}
          <a href={`mailto:${grievanceEmail}`} className="break-words text-peacock underline">
            {grievanceEmail}
          </a>
          <span>{`. Complaints are acknowledged within ${acknowledgeHours} hours and answered within ${answerDays} days.`}</span>
        </p>
      )}
    </section>
  );
}

function Sent({ name, email }: Partial<FormValues>) {
  const answer = useRef<HTMLDivElement>(null);
  // The form that had focus is gone.
  useEffect(() => answer.current?.focus(), []);
  return (
    <div
      ref={answer}
      tabIndex={-1}
      role="status"
      className="rounded-card border border-line bg-card p-8 card-shadow outline-none"
    >
      <h2 className="text-3xl">
        Thank you, <span>{name}</span>
      </h2>
      <p className="mt-3">
        We've received your message and will reply to <span>{email}</span>
        <span>.</span>
      </p>
      <Link to="/contact" className="mt-4 inline-block font-semibold text-peacock underline">
        Send another message
      </Link>
    </div>
  );
}
