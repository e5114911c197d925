import { days as dayWords, times } from "virtual:search-words";
import { addDays, isTravelDate, weekdayOf, type TravelDate } from "~/domain/calendar/calendar";
import { englishMonths, weekdays } from "~/domain/calendar/english-names";
import { currentLanguage } from "~/domain/language/language";
import { addMonths, daysOfMonth, monthOf, type Month } from "~/domain/calendar/months";
import type { Days } from "~/domain/calendar/period";
import { isPeople, numberAt, isSeparator, unitAt } from "./amounts";
import { lookUp } from "./dictionary";
import { phraseIn, phraseSet, splitNames, type Word } from "./words";

/** Days of departure at the start of a list of words: "tomorrow", "5 jan to 10 jan", "next weekend", "after diwali". */

/** Days of departure read from words. Open ends are left out. */
export interface DepartureDays {
  from?: TravelDate;
  to?: TravelDate;
  /** Month that they lie in, 1 to 12; null for open ones, and for days in several months. */
  month: number | null;
  /** True for a weekend, which is also a duration. */
  isWeekend: boolean;
  /** Number of words. */
  length: number;
}

interface Span extends Days {
  length: number;
  isWeekend?: boolean;
  /** True for words that name no day without "after" or "before". */
  needsLead?: boolean;
}

const after = phraseSet(dayWords.phrases.after);
const before = phraseSet(dayWords.phrases.before);
const since = phraseSet(dayWords.phrases.since);
const about = phraseSet(dayWords.phrases.about);
const between = phraseSet(dayWords.phrases.between);
const on = phraseSet(dayWords.phrases.on);
const onwards = phraseSet(dayWords.phrases.onwards);
const beforeAfterwards = phraseSet(dayWords.phrases.beforeAfterwards);
const rangeSigns = phraseSet(dayWords.phrases.rangeSigns);
const ordinals = phraseSet(dayWords.phrases.ordinals);

const dayOf = new Map(
  dayWords.singleDays.flatMap(({ names, days }) => [...phraseSet(names)].map((key) => [key, days] as const)),
);
const dayNames = new Set(dayOf.keys());

const thisOne = phraseSet(dayWords.phrases.thisOne);
const nextOne = phraseSet(dayWords.phrases.nextOne);
const coming = phraseSet(dayWords.phrases.coming);
const weekendNames = phraseSet(dayWords.phrases.weekendNames);
const weekNames = phraseSet(dayWords.phrases.weekNames);
const monthNouns = phraseSet(dayWords.phrases.monthNouns);
const soonNames = phraseSet(dayWords.phrases.soonNames);
const later = phraseSet(dayWords.phrases.later);

/** Number of the month by its names. Festivals and seasons are in other entries. */
const monthByName = new Map(
  times.flatMap(({ names, month }) => {
    const [first = ""] = splitNames(names);
    const isMonth = first === englishMonths[month - 1]?.toLowerCase();
    return isMonth ? [...phraseSet(names)].map((key) => [key, month] as const) : [];
  }),
);
const weekdayByName = new Map(
  weekdays.flatMap((name, day) =>
    [name.toLowerCase(), name.toLowerCase().slice(0, 3)].map((key) => [key, (day + 1) % 7] as const),
  ),
);
/** Festivals of which the days are known, by their names. */
const festivals = new Map(
  times.flatMap(({ names, nameIn, days, lasts = 1 }) => {
    const name = titleOf(splitNames(names)[0] ?? "");
    const festival = { name, nameIn, days: splitNames(days ?? ""), lasts };
    return days === undefined ? [] : [...phraseSet(names)].map((key) => [key, festival] as const);
  }),
);

/** Capitalizes a name. */
function titleOf(name: string): string {
  return name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

const textAt = (words: readonly Word[], at: number) => words[at]?.text ?? "";
const joined = (words: readonly Word[], at: number, length: number) =>
  words
    .slice(at, at + length)
    .map(({ text }) => text)
    .join("");

const dateOf = (month: Month, day: number): TravelDate | null => {
  const date = `${month}-${String(day).padStart(2, "0")}`;
  return isTravelDate(date) ? date : null;
};
const monthIn = (year: number, month: number): Month => `${year}-${String(month).padStart(2, "0")}`;

/** Returns the month of this number that is not over yet. */
export function nextMonth(number: number, today: TravelDate): Month {
  const month = monthIn(Number(today.slice(0, 4)), number);
  return month < monthOf(today) ? addMonths(month, 12) : month;
}

const isYear = (number: number) => number >= 2020 && number < 2040;

function yearAt(words: readonly Word[], at: number): number | null {
  const number = Number(textAt(words, at));
  return isYear(number) ? number : null;
}

/** Reads a day of a month, "5" or "5th". */
function dayAt(words: readonly Word[], at: number): { day: number; length: number } | null {
  const text = textAt(words, at);
  if (!/^\d{1,2}$/.test(text)) return null;
  const day = Number(text);
  if (day < 1 || day > 31) return null;
  return { day, length: ordinals.has(textAt(words, at + 1)) ? 2 : 1 };
}

/** Reads the month and, if there is one, the year: "jan 2027". */
function monthAt(
  words: readonly Word[],
  at: number,
): { month: number; year: number | null; length: number } | null {
  const gap = textAt(words, at) === "of" ? 1 : 0;
  const month = monthByName.get(textAt(words, at + gap));
  if (month === undefined) return null;
  const year = yearAt(words, at + gap + 1);
  return { month, year, length: gap + (year === null ? 1 : 2) };
}

/** Returns the next day with this day and month, or the one in a year. */
function upcoming(day: number, month: number, year: number | null, today: TravelDate): TravelDate | null {
  if (year !== null) return dateOf(monthIn(year, month), day);
  const own = Number(today.slice(0, 4));
  const date = dateOf(monthIn(own, month), day);
  return date !== null && date >= today ? date : dateOf(monthIn(own + 1, month), day);
}

/** Reads numbers with a year: 2027-01-05, 5/1/2027. */
function numericDateAt(words: readonly Word[], at: number): Span | null {
  const numbers: number[] = [];
  let end = at;
  while (numbers.length < 3 && end < words.length) {
    if (numbers.length > 0 && isSeparator(words[end])) end += 1;
    const text = textAt(words, end);
    if (!/^\d{1,4}$/.test(text)) return null;
    numbers.push(Number(text));
    end += 1;
  }
  const [a = 0, b = 0, c = 0] = numbers;
  const date = isYear(a) ? dateOf(monthIn(a, b), c) : isYear(c) ? dateOf(monthIn(c, b), a) : null;
  return date === null ? null : { from: date, to: date, length: end - at };
}

/** Reads days of one month: "5 jan", "jan 5", "5 to 10 jan", "jan 5-10". */
function monthDaysAt(words: readonly Word[], at: number, today: TravelDate): Span | null {
  const first = dayAt(words, at);
  if (first) {
    const sign = signAt(words, at + first.length);
    const second = sign > 0 ? dayAt(words, at + first.length + sign) : null;
    const start = at + first.length + (second ? sign + second.length : 0);
    const month = monthAt(words, start);
    if (!month) return null;
    const to = upcoming(second?.day ?? first.day, month.month, month.year, today);
    const from = to === null ? null : dateOf(monthOf(to), first.day);
    return from === null || to === null || from > to ? null : { from, to, length: start + month.length - at };
  }
  const month = monthAt(words, at);
  if (!month || month.year !== null || textAt(words, at) === "of") return null;
  const start = at + month.length;
  const low = dayAt(words, start);
  if (!low) return null;
  const sign = signAt(words, start + low.length);
  const high = sign > 0 ? dayAt(words, start + low.length + sign) : null;
  let end = start + low.length + (high ? sign + high.length : 0);
  // "december 3 nights", "jan 2 people" and "march 20k" are about two things.
  if (
    unitAt(words, end) !== null ||
    isPeople(words, end) ||
    /^(k|lakh|star|stars|hazar)$/.test(textAt(words, end))
  )
    return null;
  const year = yearAt(words, end);
  if (year !== null) end += 1;
  const to = upcoming(high?.day ?? low.day, month.month, year, today);
  const from = to === null ? null : dateOf(monthOf(to), low.day);
  return from === null || to === null || from > to ? null : { from, to, length: end - at };
}

const signAt = (words: readonly Word[], at: number) =>
  isSeparator(words[at]) ? 1 : phraseIn(rangeSigns, words, at);

const weekStart = (day: TravelDate) => addDays(day, -((weekdayOf(day) + 6) % 7));

/** Reads "this weekend", "next month", "next 10 days", "coming saturday". */
function relativeAt(words: readonly Word[], at: number, today: TravelDate): Span | null {
  const isThis = phraseIn(thisOne, words, at);
  const isNext = phraseIn(nextOne, words, at);
  const lead = Math.max(isThis, isNext);
  if (lead === 0) return null;
  const noun = at + lead;
  // "coming" counts as "this".
  const turns = isThis >= isNext ? 0 : 1;
  const weekend = phraseIn(weekendNames, words, noun);
  if (weekend > 0) {
    const saturday = addDays(weekStart(today), 5 + 7 * turns);
    const from = saturday < today ? today : saturday;
    return { from, to: addDays(saturday, 1), length: lead + weekend, isWeekend: true };
  }
  if (weekNames.has(textAt(words, noun))) {
    const monday = addDays(
      weekStart(today),
      7 * (isThis >= isNext && !coming.has(textAt(words, at)) ? 0 : 1),
    );
    return { from: monday < today ? today : monday, to: addDays(monday, 6), length: lead + 1 };
  }
  if (monthNouns.has(textAt(words, noun))) {
    const isComing = coming.has(textAt(words, at));
    const days = daysOfMonth(addMonths(monthOf(today), isComing ? 1 : turns));
    return { from: days.from < today ? today : days.from, to: days.to, length: lead + 1 };
  }
  const named = monthByName.get(textAt(words, noun));
  if (named !== undefined) {
    const days = daysOfMonth(nextMonth(named, today));
    return { from: days.from < today ? today : days.from, to: days.to, length: lead + 1 };
  }
  const weekday = weekdayByName.get(textAt(words, noun));
  if (weekday !== undefined) {
    const day = addDays(today, (weekday - weekdayOf(today) + 7) % 7 || 7);
    return { from: day, to: day, length: lead + 1 };
  }
  if (phraseIn(coming, words, at) === 0) return null;
  const some = phraseIn(soonNames, words, noun);
  if (some > 0) return { from: today, to: addDays(today, 14), length: lead + some };
  const count = numberAt(words, noun);
  const unit = unitAt(words, noun + 1);
  if (count === null || count < 1 || count > 60 || unit === null || unit === "nights") return null;
  const to =
    unit === "months" ? addDays(today, 30 * count) : addDays(today, count * (unit === "weeks" ? 7 : 1));
  return { from: today, to, length: lead + 2 };
}

/** Returns true for a word that may be seen in some weeks: a place, a state, India. */
function isSeen(words: readonly Word[], at: number): boolean {
  if (at < 0) return false;
  const kind = lookUp(words.slice(0, at + 1), at)?.entry.kind;
  return (
    kind === "place" || kind === "states" || kind === "region" || /^(india|bharat)$/.test(textAt(words, at))
  );
}

/** Reads "in 3 months", "after 2 weeks", "10 days later". */
function fromNowAt(words: readonly Word[], at: number, today: TravelDate): Span | null {
  const isIn = /^(in|after)$/.test(textAt(words, at));
  const start = at + (isIn ? 1 : 0);
  const count = numberAt(words, start);
  const unit = unitAt(words, start + 1);
  if (count === null || count < 1 || count > 60 || !Number.isInteger(count) || unit === null) return null;
  const isLater = phraseIn(later, words, start + 2);
  const isAfter = textAt(words, at) === "after" || isLater > 0;
  // "India in two weeks" and "see Goa in 3 days" are durations.
  const isDuration =
    unit === "nights" || (!isAfter && (unit === "days" || !isIn || count === 1 || isSeen(words, at - 1)));
  if (unit === "months" ? !isIn && !isAfter : isDuration) return null;
  const length = start + 2 + isLater - at;
  if (unit === "months") return { ...daysOfMonth(addMonths(monthOf(today), count)), length };
  const day = addDays(today, count * (unit === "weeks" ? 7 : 1));
  const leeway = unit === "weeks" ? 3 : 1;
  return { from: addDays(day, -leeway), to: addDays(day, leeway), length };
}

/** Reads the days that one expression names. */
function spanAt(words: readonly Word[], at: number, today: TravelDate): Span | null {
  const single = phraseIn(dayNames, words, at);
  if (single > 0) {
    const day = addDays(today, dayOf.get(joined(words, at, single)) ?? 0);
    return { from: day, to: day, length: single };
  }
  const date = numericDateAt(words, at) ?? monthDaysAt(words, at, today);
  if (date) return date;
  const relative = relativeAt(words, at, today);
  if (relative) return relative;
  for (const [names, first, last] of partSets) {
    const part = phraseIn(names, words, at);
    const month = part > 0 ? monthAt(words, at + part) : null;
    if (!month) continue;
    const own = month.year === null ? nextMonth(month.month, today) : monthIn(month.year, month.month);
    const days = daysOfMonth(own);
    const to = dateOf(own, last) ?? days.to;
    if (to < today && month.year === null) continue;
    return { from: dateOf(own, first) ?? days.from, to, length: part + month.length };
  }
  const month = monthAt(words, at);
  if (month && textAt(words, at) !== "of") {
    const own = month.year === null ? nextMonth(month.month, today) : monthIn(month.year, month.month);
    return { ...daysOfMonth(own), length: month.length, needsLead: month.year === null };
  }
  const festival = festivalAt(words, at, today);
  return festival && { from: festival.from, to: festival.from, length: festival.length, needsLead: true };
}

const partSets = dayWords.partsOfMonth.map(
  ({ names, first, last }) => [phraseSet(names), first, last] as const,
);

/** A festival with its days, the first of them by the calendar in times.yaml. */
export interface Festival extends Days {
  /** In the current language. */
  name: string;
}

/** Returns the name of a festival in the current language. */
function nameOf({
  name,
  nameIn,
}: {
  name: string;
  nameIn?: { hi?: string | undefined } | undefined;
}): string {
  const language = currentLanguage();
  return language === "en" ? name : (nameIn?.[language] ?? name);
}

/** Reads a festival and, if there is one, the year: "diwali 2027". Null if its next days are not known. */
export function festivalAt(
  words: readonly Word[],
  at: number,
  today: TravelDate,
): (Festival & { length: number }) | null {
  const length = phraseIn(festivals, words, at);
  const festival = festivals.get(joined(words, at, length));
  if (!festival) return null;
  const year = yearAt(words, at + length);
  const own = Number(today.slice(0, 4));
  const days = festival.days
    .flatMap((day) => (day.length > 5 ? [day] : [own, own + 1, own + 2].map((each) => `${each}-${day}`)))
    .map((from) => ({ from, to: addDays(from, festival.lasts - 1) }))
    .find(({ from, to }) => (year === null ? to >= today : from.startsWith(String(year))));
  return days === undefined
    ? null
    : { name: nameOf(festival), ...days, length: length + (year === null ? 0 : 1) };
}

/** Days within which "after diwali" and "before christmas" are. */
const festivalDaysAround = 30;
const aboutDays = 3;

const monthIfOne = (from: TravelDate, to: TravelDate) =>
  monthOf(from) === monthOf(to) ? Number(from.slice(5, 7)) : null;

/**
 * Reads days of departure, or null.
 * @param today in India
 */
export function departureDaysAt(words: readonly Word[], at: number, today: TravelDate): DepartureDays | null {
  const fromNow = fromNowAt(words, at, today);
  if (fromNow) return bounded(fromNow, fromNow.length, today);
  const isAfter = phraseIn(after, words, at);
  const isBefore = phraseIn(before, words, at);
  if (isAfter > 0 || isBefore > 0) {
    const lead = Math.max(isAfter, isBefore);
    const span = spanAt(words, at + lead, today);
    if (!span) return null;
    return isAfter >= isBefore
      ? openFrom(span, lead + span.length, today)
      : openTo(span, lead + span.length, today);
  }
  const isBetween = phraseIn(between, words, at);
  const isSince = phraseIn(since, words, at);
  const isAbout = phraseIn(about, words, at);
  const lead = Math.max(isBetween, isSince, isAbout, phraseIn(on, words, at));
  const first =
    spanAt(words, at + lead, today) ??
    (lead > 0 && isWeekday(words, at + lead) ? weekdayAt(words, at + lead, today) : null);
  if (!first) return null;
  const end = at + lead + first.length;
  const sign = signAt(words, end);
  const second = sign > 0 ? spanAt(words, end + sign, today) : null;
  if (second) {
    // "25 december to 2 january" and "december to february" end in the next year.
    const to = second.to < first.from ? addDays(second.to, 365) : second.to;
    return bounded({ from: first.from, to, length: 0 }, end + sign + second.length - at, today);
  }
  const isOnwards = phraseIn(onwards, words, end);
  if (isOnwards > 0)
    return openFrom({ ...first, to: addDays(first.from, -1) }, end + isOnwards - at, today, first);
  const isEarlier = phraseIn(beforeAfterwards, words, end);
  if (isEarlier > 0) return openTo(first, end + isEarlier - at, today);
  if (isSince > 0 && isSince >= isBetween && !first.needsLead && first.from === first.to)
    return { from: first.from, month: Number(first.from.slice(5, 7)), isWeekend: false, length: end - at };
  if (first.needsLead && isAbout === 0) return null;
  if (isAbout > 0) {
    if (first.needsLead && first.from !== first.to) return null;
    const around = { from: addDays(first.from, -aboutDays), to: addDays(first.to, aboutDays) };
    return bounded({ ...first, ...around }, end - at, today);
  }
  return bounded(first, end - at, today);
}

const isWeekday = (words: readonly Word[], at: number) => weekdayByName.has(textAt(words, at));

/** Reads the next day of this name. */
function weekdayAt(words: readonly Word[], at: number, today: TravelDate): Span | null {
  const weekday = weekdayByName.get(textAt(words, at));
  if (weekday === undefined) return null;
  const day = addDays(today, (weekday - weekdayOf(today) + 7) % 7 || 7);
  return { from: day, to: day, length: 1 };
}

/** Returns the days of a span; those that are over leave no departure, so they are not read. */
function bounded({ from, to, isWeekend }: Span, length: number, today: TravelDate): DepartureDays | null {
  if (to < today || to < from) return null;
  return { from, to, month: monthIfOne(from, to), isWeekend: isWeekend === true, length };
}

/** Returns the days after a span; after a festival those of a month. */
function openFrom(span: Span, length: number, today: TravelDate, start: Span = span): DepartureDays {
  const from = addDays(span.to, 1) < today ? today : addDays(span.to, 1);
  const isFestival = start.needsLead && start.from === start.to;
  return {
    from,
    ...(isFestival && { to: addDays(from, festivalDaysAround) }),
    month: Number(from.slice(5, 7)),
    isWeekend: false,
    length,
  };
}

/** Returns the days before a span; before a festival those of a month. */
function openTo(span: Span, length: number, today: TravelDate): DepartureDays | null {
  const to = addDays(span.from, -1);
  if (to < today) return null;
  const from = addDays(to, -festivalDaysAround);
  const isFestival = span.needsLead && span.from === span.to;
  return {
    from: isFestival && from > today ? from : today,
    to,
    month: Number(to.slice(5, 7)),
    isWeekend: false,
    length,
  };
}
