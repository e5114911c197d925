import { useState } from "react";
import { Link, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/booking";
import { OfficeBookingPage } from "~/features/desk/office/booking-page";
import { OperatorBookingActions, OperatorDueActions } from "~/features/desk/office/operator/booking-actions";
import {
  HistorySection,
  MessagesSection,
  MoneySection,
  OperatorPartySection,
} from "~/features/desk/office/operator/booking-parts";
import { operatorGlanceLinks } from "~/features/desk/office/operator/glance-links";
import { BookingNotes } from "~/features/desk/office/repair/booking-notes";
import { RepairPanel } from "~/features/desk/office/repair/repair-panel";
import { DocumentsSection } from "~/features/money/office/documents-section";
import { LiveUpdates } from "~/features/desk/office/live/live-updates";
import { FormMessage } from "~/ui/answered-form";
import { buttonClasses } from "~/ui/button";
import { servicesContext } from "~/context";
import { useForm, type FormState } from "~/platform/forms/use-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { changeOperatorBooking } from "~/features/desk/office/operator/change-operator-booking.server";
import { isRepairForm, repairByForm } from "~/features/desk/office/repair/repair-booking.server";
import { readForm } from "~/platform/forms/read-form";
import { requireOperator } from "~/middleware/require-operator";
import type { loader as layoutLoader } from "./layout";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const { getOperatorBooking } = context.get(servicesContext);
  const page = await getOperatorBooking(viewer, params.bookingId);
  return { page, receiptId: crypto.randomUUID(), noteId: crypto.randomUUID() };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  const form = await readForm(request);
  if (isRepairForm(form)) {
    return repairByForm(context.get(servicesContext), viewer, params.bookingId, form);
  }
  return changeOperatorBooking(context.get(servicesContext), viewer, params.bookingId, form);
}

export { revalidatesAfterConflict as shouldRevalidate } from "~/platform/pages/revalidation";

export function meta({ params }: Route.MetaArgs) {
  return backOfficeMeta(`Booking ${params.bookingId}`);
}

/** Counts answers: each one closes the forms. */
function useRound(answer: FormState["answer"]): number {
  const [last, setLast] = useState({ answer, round: 0 });
  if (answer && answer !== last.answer) setLast({ answer, round: last.round + 1 });
  return last.round;
}

export default function Booking({ loaderData: { page, receiptId, noteId } }: Route.ComponentProps) {
  const { booking, seq } = page;
  const form = useForm();
  const hasFieldErrors = Object.keys(form.refused?.errors ?? {}).length > 0;
  const memberships = useRouteLoaderData<typeof layoutLoader>("routes/operator/layout")?.memberships ?? [];
  // A form with field errors stays open.
  const round = useRound(hasFieldErrors ? null : form.answer);
  const links = operatorGlanceLinks(booking, memberships);
  const isOwn = booking.ownSale !== undefined;
  return (
    <OfficeBookingPage
      office="/operator"
      aside={
        <LiveUpdates since={seq} concerns={({ booking: { bookingId } }) => bookingId === booking.bookingId} />
      }
      messages={!hasFieldErrors && <FormMessage form={form} className="mt-2" />}
      booking={booking}
      links={links}
      phone={page.customerPhone}
      email={null}
      startsAt={page.pickUp === null ? null : `Pick-up: ${page.pickUp}`}
      actions={<OperatorDueActions key={round} page={page} form={form} receiptId={receiptId} />}
      edits={
        <>
          {page.maskedEmail !== null && (
            <Link
              to={`/operator/messages/${booking.bookingId}`}
              className={buttonClasses("quiet", "min-h-9 px-2 py-1 text-sm")}
            >
              Message traveler
            </Link>
          )}
          {links.departure !== null && (
            <Link to={links.departure} className={buttonClasses("quiet", "min-h-9 px-2 py-1 text-sm")}>
              Departure
            </Link>
          )}
          <RepairPanel
            booking={{
              ...booking,
              customerEmail: "",
              customerPhone: page.customerPhone ?? "",
              emergencyName: page.emergencyContact?.name ?? "",
              emergencyPhone: page.emergencyContact?.phone ?? "",
            }}
            days={page.days}
            extras={page.extras}
            proposal={page.proposal}
            side="operator"
            maskedEmail={page.maskedEmail}
            isTravelerDeleted={page.isTravelerDeleted}
            // The form for own bookings has date, party and price.
            rights={{ trip: !isOwn, price: !isOwn, details: true }}
          />
          <OperatorBookingActions key={round} page={page} form={form} />
        </>
      }
      columns={[
        <>
          <MoneySection page={page} />
          <DocumentsSection page={page} path={`/operator/bookings/${booking.bookingId}`} />
          <OperatorPartySection page={page} />
        </>,
        <>
          <BookingNotes notes={page.notes} noteId={noteId} readers="your company's members" mayAdd />
          <HistorySection page={page} />
          <MessagesSection page={page} />
        </>,
      ]}
    />
  );
}
