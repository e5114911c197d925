import { z } from "zod";
import { nowContext, servicesContext } from "~/context";
import { todayInIndia } from "~/domain/calendar/calendar";
import { monthOf } from "~/domain/calendar/months";
import { reportPeriodOf } from "~/domain/money/report-period";
import { periodFields, periodOfMonth } from "~/domain/money/revenue";
import { tallyEnd, tallyStart, tallyVoucher } from "~/features/money/office/admin/tally.server";
import { requireAdmin } from "~/middleware/require-admin";
import { streamResponse } from "~/platform/pages/stream-response.server";
import type { Route } from "./+types/tally";

const querySchema = z.object(periodFields);
const pageSize = 500;

/** Exports the ledger's entries of a period, by default this month, as vouchers for Tally. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = requireAdmin(context, url);
  const services = context.get(servicesContext);
  await services.startExport(admin, url.pathname);
  const asked = reportPeriodOf(querySchema.parse(Object.fromEntries(url.searchParams)));
  const period =
    asked.from === null || asked.to === null
      ? periodOfMonth(monthOf(todayInIndia(context.get(nowContext))))
      : asked;
  const readPage = (cursor: string | undefined) =>
    services.listLedger(admin, { ...period, sort: "at", limit: pageSize, cursor });
  const encoder = new TextEncoder();
  const file = {
    name: `tally-${period.from}-to-${period.to}.xml`,
    type: "application/xml; charset=utf-8",
  };
  return streamResponse(file, readPage, ({ rows }, { isFirst, isLast }) => {
    const vouchers = rows.map(tallyVoucher).join("");
    return [encoder.encode((isFirst ? tallyStart() : "") + vouchers + (isLast ? tallyEnd : ""))];
  });
}
