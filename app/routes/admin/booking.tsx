import { useEffect, useRef } from "react";
import { Link, useRevalidator } from "react-router";
import type { Route } from "./+types/booking";
import { BookingDisputes } from "~/features/desk/office/admin/booking-disputes";
import { BookingFacts } from "~/features/desk/office/admin/booking-facts";
import { BookingMoney } from "~/features/desk/office/admin/booking-money";
import { BookingDueActions, BookingPageActions } from "~/features/desk/office/admin/booking-page-actions";
import { ChangeLog, Mails, MessageRecords, Timeline } from "~/features/desk/office/admin/booking-records";
import { TeamMessageForm } from "~/features/messages/office/admin/team-message-form";
import { HeldOr } from "~/office/undo/held-changes";
import { FeedIndicator } from "~/office/live/feed-indicator";
import { Section } from "~/office/page/section";
import { DocumentsSection } from "~/features/money/office/documents-section";
import { adminGlanceLinks } from "~/features/desk/office/booking-at-a-glance";
import { OfficeBookingPage } from "~/features/desk/office/booking-page";
import { BookingNotes } from "~/features/desk/office/repair/booking-notes";
import { RepairPanel } from "~/features/desk/office/repair/repair-panel";
import { FormMessage } from "~/ui/answered-form";
import { servicesContext } from "~/context";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { isTravelerDeleted } from "~/domain/desk/repair";
import { useBookingFeed } from "~/office/live/use-booking-feed";
import { useMay } from "~/office/frame/use-may";
import { useForm } from "~/platform/forms/use-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { adminFeed } from "~/office/live/booking-feeds";
import { changeBookingByForm } from "~/features/desk/office/admin/change-bookings.server";
import { isRepairForm, repairByForm } from "~/features/desk/office/repair/repair-booking.server";
import { readForm } from "~/platform/forms/read-form";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const from = url.searchParams.get("history")?.slice(0, 200) || undefined;
  const page = await context.get(servicesContext).getAdminBooking(viewer, params.bookingId, from);
  return { page, messageId: crypto.randomUUID(), noteId: crypto.randomUUID() };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  const form = await readForm(request);
  const services = context.get(servicesContext);
  if (isRepairForm(form)) return repairByForm(services, viewer, params.bookingId, form);
  form.set("bookingId", params.bookingId);
  return changeBookingByForm(services, viewer, form);
}

export { revalidatesAfterConflict as shouldRevalidate } from "~/platform/pages/revalidation";

export function meta({ params }: Route.MetaArgs) {
  return backOfficeMeta(`Booking ${params.bookingId}`);
}

export default function Booking({ loaderData: { page, messageId, noteId } }: Route.ComponentProps) {
  const { booking, accountName } = page;
  const form = useForm<AdminBooking>({ intent: "status" });
  const goodwill = useForm<AdminBooking>({ intent: "goodwill", bookingId: booking.bookingId });
  const compensation = useForm<AdminBooking>({
    intent: "pay-compensation",
    bookingId: booking.bookingId,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that changed the status may leave the page with the focus, once the changed booking is loaded.
  const changedVersion = form.answer?.isDone ? booking.version : null;
  useEffect(() => {
    if (changedVersion !== null && document.activeElement === document.body) heading.current?.focus();
  }, [changedVersion]);
  const may = useMay();
  const revalidator = useRevalidator();
  const feedState = useBookingFeed(adminFeed, page.seq, {
    onEvents: (events) => {
      if (events.some(({ booking: { bookingId } }) => bookingId === booking.bookingId)) {
        void revalidator.revalidate();
      }
    },
    onReset: () => void revalidator.revalidate(),
  });
  return (
    <OfficeBookingPage
      office="/admin"
      heading={heading}
      aside={
        <>
          <p className="text-muted">
            {accountName === null || page.accountId === null ? (
              "Booked as a guest"
            ) : (
              <>
                <span>Account:</span>{" "}
                <Link
                  to={`/admin/users/${page.accountId}`}
                  className="text-peacock underline underline-offset-4"
                >
                  {accountName}
                </Link>
              </>
            )}
          </p>
          <FeedIndicator state={feedState} />
        </>
      }
      messages={
        <>
          <FormMessage form={form} className="mt-2" />
          <FormMessage form={goodwill} />
          <FormMessage form={compensation} />
        </>
      }
      booking={booking}
      links={adminGlanceLinks(booking)}
      phone={booking.customerPhone}
      email={booking.customerEmail}
      actions={
        <HeldOr subject="booking" id={booking.bookingId} name={`booking ${booking.bookingId}`}>
          <BookingDueActions booking={booking} form={form} />
        </HeldOr>
      }
      edits={
        <>
          <RepairPanel
            booking={booking}
            days={page.days}
            extras={page.extras}
            proposal={page.proposal}
            side="team"
            isTravelerDeleted={isTravelerDeleted(booking)}
            rights={{ trip: may("bookings"), price: may("payments"), details: may("bookings") }}
          />
          <BookingPageActions page={page} form={form} goodwill={goodwill} compensation={compensation} />
        </>
      }
      columns={[
        <>
          <Section id="money" title="Money">
            <BookingMoney booking={booking} page={page} />
            {may("money") && (
              <Link
                to={`/admin/revenue/ledger?booking=${booking.bookingId}`}
                className="inline-block py-1 text-peacock underline underline-offset-4"
              >
                Ledger entries
              </Link>
            )}
            <BookingDisputes page={page} />
          </Section>
          <DocumentsSection page={page} path={`/admin/bookings/${booking.bookingId}`} />
          <Section title="Booking Details">
            <div className="mt-3">
              <BookingFacts booking={booking} names={page.names} />
            </div>
          </Section>
        </>,
        <>
          <BookingNotes
            notes={page.notes}
            noteId={noteId}
            readers="administrators"
            mayAdd={may("bookings")}
          />
          <Timeline history={page.history} />
          <Section
            title="Messages"
            note="Messages are e-mailed to their recipients. Messages between traveler and operator stay private unless one of them reports them."
          >
            <MessageRecords messages={page.messages} />
            {may("bookings") && <TeamMessageForm messageId={messageId} />}
          </Section>
          <Mails mails={page.mails} />
          <ChangeLog log={page.log} />
        </>,
      ]}
    />
  );
}
