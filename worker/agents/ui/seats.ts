import { formatDay, formatMonth, formatTimeOfDay, weekdayNames, weekdayOf } from "~/domain/calendar/calendar";
import { addMonths, daysOfMonth } from "~/domain/calendar/months";
import { formatRupees, formatShortRupees } from "~/domain/money/money";
import {
  asRecords,
  asNumber,
  asText,
  callButton,
  withNoun,
  element,
  exact,
  inRupees,
  showResults,
} from "./card";

type Day = Record<string, unknown>;

/** The calendar of get_availability: the seats and prices of a month. A chosen day shows them in full, with its start times. */
showResults("Seats of a month", (data) => {
  const month = asText(data.month);
  const days = asRecords(data.days);
  const prices = new Set(days.map(({ priceInr }) => asNumber(priceInr)));
  const [price, ...others] = prices;
  const isOnePrice = price !== undefined && others.length === 0;
  const hint = days.length === 0 ? "No seats in this month." : "Choose a day to see its seats and times.";
  const chosen = element("div", "card", hint);
  chosen.setAttribute("role", "status");
  const { from, to } = daysOfMonth(month);
  const cells = Array.from({ length: Number(to.slice(8)) }, (_, index) => {
    const day = days.find(({ date }) => Number(asText(date).slice(8)) === index + 1);
    return element("td", "h-13 text-muted", day ? dayButton(day, isOnePrice, chosen) : exact(`${index + 1}`));
  });
  const blanks = Array.from({ length: weekdayOf(from) }, () => element("td", ""));
  const all = [...blanks, ...cells];
  const weeks = Array.from({ length: Math.ceil(all.length / 7) }, (_, week) =>
    element("tr", "", ...all.slice(week * 7, week * 7 + 7)),
  );
  return [
    element("h1", "", exact(formatMonth(month))),
    element("p", "note", isOnePrice ? `${formatRupees(price)} per adult` : "Prices in rupees per adult"),
    element(
      "table",
      "w-full table-fixed border-separate border-spacing-0.75 text-center",
      element("thead", "", element("tr", "", ...weekdayNames().map(weekdayHead))),
      element("tbody", "", ...weeks),
    ),
    chosen,
    element(
      "p",
      "row empty:hidden",
      ...[-1, 1].map((step) => monthButton(asText(data.tour), addMonths(month, step))),
    ),
  ];
});

function monthButton(tour: string, month: string): Node | string {
  return callButton(formatMonth(month), "get_availability", { tour, month });
}

function weekdayHead(name: string): HTMLElement {
  const short = element("abbr", "no-underline", name.slice(0, 3));
  short.title = name;
  return element("th", "text-xs font-semibold text-muted", short);
}

const dayClasses =
  "grid size-full cursor-pointer content-center rounded-control border border-line bg-card text-[0.6875rem] leading-tight text-ink hover:border-control aria-pressed:border-vermilion aria-pressed:bg-sunken";

function dayButton(day: Day, isOnePrice: boolean, chosen: HTMLElement): HTMLElement {
  const button = element(
    "button",
    dayClasses,
    exact(`${Number(asText(day.date).slice(8))}`, "text-[0.9375rem] font-bold"),
    ...(isOnePrice ? [] : [exact(formatShortRupees(asNumber(day.priceInr)), "font-semibold text-peacock")]),
    element("span", "", `${asNumber(day.seatsLeft)} left`),
  );
  button.setAttribute("aria-pressed", "false");
  button.addEventListener("click", () => {
    for (const other of document.querySelectorAll("td button")) other.setAttribute("aria-pressed", "false");
    button.setAttribute("aria-pressed", "true");
    chosen.replaceChildren(
      rowOf(formatDay(asText(day.date)), day),
      ...(day.guaranteed === true ? [element("p", "text-success", "This departure is guaranteed.")] : []),
      ...asRecords(day.starts).map((start) => rowOf(formatTimeOfDay(asText(start.startTime)), start)),
    );
  });
  return button;
}

function rowOf(name: string, { seatsLeft, priceInr }: Day): HTMLElement {
  const seats = element("span", "", `${withNoun(seatsLeft, "seat")} left, `, inRupees(priceInr));
  return element("p", "row", exact(name), seats);
}
