import type { LoaderFunctionArgs } from "react-router";
import { nowContext, servicesContext } from "~/context";
import { sendOnce } from "~/platform/pages/send-once";
import { renderMeetingPoint } from "~/features/tours/guide/render-guide.server";
import type { PageServices } from "../../../../worker/platform/http/page-services";

/** Loads a voucher with the map of its meeting point, which a void one lacks. */
export async function loadVoucher(
  { context, request }: Pick<LoaderFunctionArgs, "context" | "request">,
  visitor: Parameters<PageServices["getVoucher"]>[0],
  bookingId: string,
) {
  const voucher = await context.get(servicesContext).getVoucher(visitor, bookingId);
  const { booking, code, tour } = voucher;
  const meeting = code === null ? "" : renderMeetingPoint(tour.meetingStop, booking.departureCity);
  const at = new Date(context.get(nowContext)).toISOString();
  return { voucher, rendered: sendOnce({ context, request }, { meeting }), at };
}
