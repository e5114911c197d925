import { useState } from "react";
import { Form, Link, useNavigation, useRevalidator } from "react-router";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/booking";
import { BookingFacts } from "~/components/admin/bookings/booking-facts";
import { BookingMoney } from "~/components/admin/bookings/booking-money";
import { BookingPageActions } from "~/components/admin/bookings/booking-page-actions";
import { ChangeLog, Ledger, Mails, Thread, Timeline } from "~/components/admin/bookings/booking-records";
import { MessageFields } from "~/components/admin/messages/message-fields";
import { FeedIndicator } from "~/components/back-office/feed-indicator";
import { Section } from "~/components/back-office/section";
import { BookingStatusBadge } from "~/components/bookings/booking-status-badge";
import { PriceLines } from "~/components/bookings/price-lines";
import { Button } from "~/components/ui/button";
import { servicesContext } from "~/context";
import { useActionAnswer } from "~/hooks/use-action-answer";
import { useBookingFeed } from "~/hooks/use-booking-feed";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { adminFeed } from "~/lib/bookings/booking-feeds";
import { changeBookings } from "~/lib/bookings/change-bookings.server";
import { readForm } from "~/lib/forms/read-form";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const from = url.searchParams.get("history")?.slice(0, 200) || undefined;
  const page = await context.get(servicesContext).getAdminBooking(viewer, params.bookingId, from);
  return { page, messageId: crypto.randomUUID() };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  const form = await readForm(request);
  form.set("bookingId", params.bookingId);
  return changeBookings(context.get(servicesContext), viewer, form);
}

/** Revalidates after rejections too, because they mean that the booking has changed. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}

export function meta({ params }: Route.MetaArgs) {
  return backOfficeMeta(`Booking ${params.bookingId}`);
}

export default function Booking({ loaderData: { page, messageId }, actionData }: Route.ComponentProps) {
  const { booking, accountName } = page;
  const answer = useActionAnswer(actionData);
  const revalidator = useRevalidator();
  const isBusy = useNavigation().state !== "idle";
  const feedState = useBookingFeed(adminFeed, page.seq, {
    onEvents: (events) => {
      if (events.some(({ booking: { bookingId } }) => bookingId === booking.bookingId)) {
        void revalidator.revalidate();
      }
    },
    onReset: () => void revalidator.revalidate(),
  });
  const result = answer && "isDone" in answer ? answer : null;
  const isAboutMessage = result?.isDone === false && result.typed?.["intent"] === "message";
  // Live events revalidate the page: only a sent message may clear the form.
  const [nextId, setNextId] = useState(messageId);
  const sentId = result?.isDone ? result.typed?.["messageId"] : undefined;
  if (sentId === nextId && messageId !== nextId) setNextId(messageId);
  return (
    <div className="mx-auto max-w-7xl px-4 py-6 text-[0.95rem] sm:px-6">
      <p>
        <Link to="/admin/bookings" className="inline-block py-1 text-peacock underline underline-offset-4">
          All bookings
        </Link>
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-3">
        <h1 className="text-3xl tabular-nums">Booking {booking.bookingId}</h1>
        <BookingStatusBadge status={booking.status} />
        <FeedIndicator state={feedState} />
      </div>
      <p className="text-muted">
        {booking.customerName}, {accountName === null ? "guest" : `account: ${accountName}`}
      </p>
      {result && result.message !== null && !isAboutMessage && (
        <p
          role={result.isDone ? "status" : "alert"}
          className={`mt-2 font-semibold ${result.isDone ? "text-good" : "text-bad"}`}
        >
          {result.message}
        </p>
      )}
      <BookingPageActions page={page} result={isAboutMessage ? null : result} />
      <div className="mt-6 grid gap-8 lg:grid-cols-2">
        <div className="grid min-w-0 content-start gap-8">
          <Section title="Booking Details">
            <div className="mt-3">
              <BookingFacts booking={booking} />
            </div>
            {booking.priceLines && (
              <div className="mt-4">
                <PriceLines lines={booking.priceLines} total={booking.totalAmount} />
              </div>
            )}
            <BookingMoney key={booking.version} bookingId={booking.bookingId} initial={page.money} />
          </Section>
          <Ledger ledger={page.ledger} />
        </div>
        <div className="grid min-w-0 content-start gap-8">
          <Timeline history={page.history} />
          <Section
            title="Messages"
            note="Messages are e-mailed to their recipients. Messages between traveler and operator stay private unless one of them reports them."
          >
            <Thread messages={page.messages} />
            <Form method="post" key={nextId} className="mt-3 grid gap-3">
              <input type="hidden" name="intent" value="message" />
              <input type="hidden" name="messageId" value={nextId} />
              <MessageFields result={isAboutMessage ? result : null} />
              <Button type="submit" disabled={isBusy} className="justify-self-start">
                Send message
              </Button>
            </Form>
          </Section>
          <Mails mails={page.mails} />
          <ChangeLog log={page.log} />
        </div>
      </div>
    </div>
  );
}
