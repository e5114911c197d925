import type { LoaderFunctionArgs } from "react-router";
import { nowContext, servicesContext } from "~/context";
import type { PageServices } from "../../../../worker/platform/http/page-services";

/** Loads a voucher and the time of that. */
export async function loadVoucher(
  { context }: Pick<LoaderFunctionArgs, "context">,
  visitor: Parameters<PageServices["getVoucher"]>[0],
  bookingId: string,
) {
  const voucher = await context.get(servicesContext).getVoucher(visitor, bookingId);
  return { voucher, at: new Date(context.get(nowContext)).toISOString() };
}
