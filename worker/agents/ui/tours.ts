import { formatDay, formatTimeOfDay } from "~/domain/calendar/calendar";
import { tourMessages } from "~/domain/tours/messages";
import {
  asRecords,
  asNumber,
  asText,
  asTexts,
  withNoun,
  element,
  exact,
  facts,
  link,
  inRupees,
  showResults,
} from "./card";

/** Cards of tours: what search_tours found, or those of compare_tours with their facts. */
showResults("Tours", (data) => {
  const tours = asRecords(data.tours);
  const isComparison = data.total === undefined;
  const found = isComparison
    ? `${tours.length} tours compared`
    : data.isNearest === true
      ? "No tour matches everything. Nearest:"
      : `${withNoun(data.total, "tour")} found`;
  // All tours have the platform's terms.
  const terms = new Set(tours.map(({ cancellation }) => asText(cancellation)));
  return [
    element("h1", "", found),
    ...[...asTexts(data.understood), ...asTexts(data.notes)].map((text) => element("p", "note", text)),
    element(
      "ul",
      "grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-3",
      ...tours.map((tour) =>
        element(
          "li",
          "card overflow-hidden pt-0",
          ...cardOf(tour),
          ...(isComparison ? [comparisonOf(tour)] : nextOf(tour)),
        ),
      ),
    ),
    ...(isComparison ? Array.from(terms, (text) => element("p", "notice", text)) : []),
  ];
});

function cardOf(tour: Record<string, unknown>): HTMLElement[] {
  const place = asText(tour.place);
  const states = asTexts(tour.states).filter((state) => state !== place);
  return [
    element("div", "buds"),
    element("p", "text-[0.8125rem] font-semibold text-vermilion", [place, ...states].join(", ")),
    element("h2", "", link(asText(tour.title), asText(tour.url))),
    element("p", "note", `${withNoun(tour.days, "day")} from ${asText(tour.from)}`),
    tour.rating === null
      ? element("p", "note", "No reviews yet")
      : element(
          "p",
          "",
          element("span", "text-sandstone", "★ "),
          exact(`${asNumber(tour.rating).toFixed(1)} of 5`),
          element("span", "text-muted", ` (${withNoun(tour.reviews, "review")})`),
        ),
    element("p", "", "from ", inRupees(tour.fromInr, "text-lg font-semibold")),
  ];
}

function nextOf({ nextDeparture }: Record<string, unknown>): HTMLElement[] {
  if (nextDeparture === null) return [];
  const day = exact(formatDay(asText(nextDeparture)));
  return [element("p", "mt-1 border-t border-dashed border-line pt-1.5 text-sm", "Next free seats: ", day)];
}

function comparisonOf(tour: Record<string, unknown>): HTMLElement {
  const level = Object.entries(tourMessages().fitness).find(([name]) => name === tour.fitness);
  return facts([
    ["Operator", asText(tour.operator)],
    ["Starts at", exact(formatTimeOfDay(asText(tour.startTime)))],
    ["Group", `at most ${asNumber(tour.seats)}`],
    ["Fitness", level?.[1] ?? "not stated"],
    ["Minimum age", tour.minAge === null ? "none" : withNoun(tour.minAge, "year")],
    ["Guides speak", asTexts(tour.languages).join(", ") || "not stated"],
  ]);
}
