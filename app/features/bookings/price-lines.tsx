import { ratesInWords } from "~/domain/money/gst-mix";
import { formatRupees } from "~/domain/money/money";
import type { Quote, QuoteLine } from "~/domain/prices/quote";
import { bookingViewMessages } from "./messages";
import { langOfText } from "~/domain/language/language";

/** Itemized price. */
export function PriceLines({
  lines,
  total,
  gst,
}: {
  lines: readonly QuoteLine[];
  /** Set if the page shows the total nowhere else. */
  total?: number;
  gst?: Quote["gst"] | undefined;
}) {
  const m = bookingViewMessages();
  return (
    <table className="w-full">
      <caption className="pb-1 text-left font-semibold">{m.price}</caption>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.code} ${line.label}`} className="border-t border-line">
            <th scope="row" lang={langOfText(line.label)} className="py-1.5 pr-4 text-left font-normal">
              {line.label}
            </th>
            <td translate="no" className="py-1.5 text-right whitespace-nowrap tabular-nums">
              {formatRupees(line.amount)}
            </td>
          </tr>
        ))}
        {total !== undefined && (
          <tr className="border-t border-line font-semibold">
            <th scope="row" className="py-1.5 pr-4 text-left">
              {m.total}
            </th>
            <td translate="no" className="py-1.5 text-right whitespace-nowrap tabular-nums">
              {formatRupees(total)}
            </td>
          </tr>
        )}
        {gst && gst.percent > 0 && (
          <tr className="border-t border-line text-muted">
            <th scope="row" className="py-1.5 pr-4 text-left font-normal">
              {m.includesGst(ratesInWords(gst))}
            </th>
            <td translate="no" className="py-1.5 text-right whitespace-nowrap tabular-nums">
              {formatRupees(gst.amount)}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
