import { formatDay, formatDeadline, formatTimeOfDay } from "~/domain/calendar/calendar";
import {
  asFields,
  asRecords,
  asNumber,
  asText,
  withNoun,
  element,
  exact,
  facts,
  inRupees,
  showResults,
} from "./card";

/** The price of get_quote: its lines, what is due when, and what comes back after a cancellation. */
showResults("Quote", (data) => {
  const due = asRecords(data.due);
  const rest = due.reduce((sum, { amountInr }) => sum - asNumber(amountInr), asNumber(data.totalInr));
  const time = asText(data.startTime);
  return [
    element("h1", "", asText(data.title)),
    element(
      "p",
      "note",
      exact([formatDay(asText(data.travelDate)), time && formatTimeOfDay(time)].filter(Boolean).join(", ")),
      ` for ${partyOf(asFields(data.party))}`,
    ),
    element(
      "section",
      "card",
      facts(asRecords(data.lines).map(({ label, amountInr }) => [asText(label), inRupees(amountInr)])),
      element(
        "p",
        "row border-t-2 border-marigold font-semibold",
        "Total",
        inRupees(data.totalInr, "text-xl"),
      ),
      element("p", "note", "Includes ", inRupees(data.gstInr), " GST"),
    ),
    section("When to pay", [
      ...(rest > 0 ? [["When you confirm", inRupees(rest)] as const] : []),
      ...due.map(({ by, amountInr }) => [`By ${formatDay(asText(by))}`, inRupees(amountInr)] as const),
    ]),
    section(
      "If you cancel, you get back",
      asRecords(data.refunds).map(({ from, to, percent, amountInr }) => [
        spanOf(formatDay(asText(from)), formatDay(asText(to))),
        amountInr === 0
          ? "nothing"
          : element("span", "", inRupees(amountInr), exact(` (${asNumber(percent)}%)`)),
      ]),
    ),
    element(
      "p",
      "notice",
      "This price is firm until ",
      exact(formatDeadline(asText(data.validUntil))),
      data.retailInr === undefined
        ? ". Nothing is booked yet: you confirm on Tour Bharat yourself."
        : ". Nothing is booked yet.",
    ),
  ];
});

function section(heading: string, rows: Parameters<typeof facts>[0]): HTMLElement {
  return element("section", "card", element("h2", "", heading), facts(rows));
}

function spanOf(from: string, to: string): Node {
  return from === to ? exact(from) : element("span", "", exact(from), " to ", exact(to));
}

function partyOf({ travelers, children, infants }: Record<string, unknown>): string {
  const also = [
    asNumber(children) > 0 && `${asNumber(children)} of them ${children === 1 ? "a child" : "children"}`,
    asNumber(infants) > 0 && withNoun(infants, "infant"),
  ].filter(Boolean);
  return [withNoun(travelers, "traveler"), ...also].join(", ");
}
