import { amounts } from "virtual:search-words";
import { keyOf, phraseIn, phrasesAt, phraseSet, splitNames, type Word } from "./words";

/** Numbers, durations and prices at the start of a list of words. */

/** Bounds read from words, and the number of words. Null bounds are open. */
interface Range {
  min: number | null;
  max: number | null;
  length: number;
}

const numberWords = new Map(
  Object.entries(amounts.numbers).flatMap(([value, names]) =>
    splitNames(names).map((name) => [keyOf(name), Number(value)] as const),
  ),
);

const dayUnits = phraseSet(amounts.phrases.dayUnits);
const nightUnits = phraseSet(amounts.phrases.nightUnits);
const weekUnits = phraseSet(amounts.phrases.weekUnits);
const monthUnits = phraseSet(amounts.phrases.monthUnits);

const below = phraseSet(amounts.phrases.below);
const above = phraseSet(amounts.phrases.above);
const belowAfter = phraseSet(amounts.phrases.belowAfter);
/** Words after a price only: "7 days budget 20000" is about two things. */
const budgetAfter = phraseSet(amounts.phrases.budgetAfter);
const aboveAfter = phraseSet(amounts.phrases.aboveAfter);
const about = phraseSet(amounts.phrases.about);
const between = phraseSet(amounts.phrases.between);
const rangeSigns = phraseSet(amounts.phrases.rangeSigns);
const currency = phraseSet(amounts.phrases.currency);
/** Rupees for one unit of a currency, by its names and signs. */
const rupeesFor = new Map([
  ...[...currency].map((key) => [key, 1] as const),
  ...amounts.foreignCurrencies.flatMap(({ names, rupees }) =>
    splitNames(names).map((name) => [keyOf(name), rupees] as const),
  ),
]);
const thousands = phraseSet(amounts.phrases.thousands);
const lakhs = phraseSet(amounts.phrases.lakhs);

/** The least plain number that is a price and no year or number of days, rupees. */
const minPrice = 500;
/** Share by which "about" a price may be missed. */
const aboutShare = 0.25;

export const isSeparator = (word: Word | undefined) => word !== undefined && /^[-–]$/.test(word.text);

/** Reads a number in digits or words. */
export function numberAt(words: readonly Word[], at: number): number | null {
  const text = words[at]?.text;
  if (text === undefined) return null;
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : (numberWords.get(text) ?? null);
}

const peopleUnits = phraseSet(amounts.phrases.peopleUnits);
const partyLeads = phraseSet(amounts.phrases.partyLeads);
const years = phraseSet(amounts.phrases.years);
const olds = phraseSet(amounts.phrases.olds);
const stars = phraseSet(amounts.phrases.stars);
/** Years up to which a person is a child, and from which a senior. */
const childYears = 14;
const seniorYears = 55;

/** Returns true for a word that counts people: "adults". */
export function isPeople(words: readonly Word[], at: number): boolean {
  return phraseIn(peopleUnits, words, at) > 0;
}

/** A number about the party or its wishes. Only an age asks for something. */
export interface PartyNumber {
  about: "children" | "seniors" | "family" | null;
  length: number;
}

/** Reads a number of people or stars, or an age: "for 2 people", "3 star", "5 year old". */
export function partyNumberAt(words: readonly Word[], at: number): PartyNumber | null {
  const lead = phraseIn(partyLeads, words, at);
  const number = numberAt(words, at + lead);
  if (number === null || number < 1 || number > 100) return null;
  const start = at + lead + 1;
  const ageUnit = phraseIn(years, words, start);
  if (ageUnit > 0) {
    const about = number <= childYears ? "children" : number >= seniorYears ? "seniors" : null;
    return { about, length: start + ageUnit - at };
  }
  const isBaby = phraseIn(olds, words, start);
  if (isBaby > 0) return { about: "children", length: start + isBaby - at };
  const isFamily = lead > 0 && words[at]?.text === "family";
  if (isFamily) return { about: "family", length: start + phraseIn(peopleUnits, words, start) - at };
  const unit = phraseIn(peopleUnits, words, start) || (number < 5 ? phraseIn(stars, words, start) : 0);
  if (unit > 0) return { about: null, length: start + unit - at };
  const isCount = lead > 0 && number > 1 && number <= 30 && /^\d/.test(words[at + lead]?.text ?? "");
  const isOther =
    unitAt(words, start) !== null ||
    isSeparator(words[start]) ||
    phraseIn(rangeSigns, words, start) > 0 ||
    thousands.has(words[start]?.text ?? "") ||
    lakhs.has(words[start]?.text ?? "");
  return isCount && !isOther ? { about: null, length: start - at } : null;
}

/** A duration in days, exact or a span. */
export interface Duration {
  minDays?: number;
  maxDays?: number;
  length: number;
}

interface DayCount {
  value: number;
  unit: "days" | "nights" | "weeks" | "months";
  length: number;
}

/** Returns the unit of a duration. */
export function unitAt(words: readonly Word[], at: number): DayCount["unit"] | null {
  const text = words[at]?.text ?? "";
  if (dayUnits.has(text)) return "days";
  if (nightUnits.has(text)) return "nights";
  if (weekUnits.has(text)) return "weeks";
  return monthUnits.has(text) ? "months" : null;
}

function countAt(words: readonly Word[], at: number): DayCount | null {
  const value = numberAt(words, at);
  if (value === null || value < 1 || value > 60 || !Number.isInteger(value)) return null;
  const gap = isSeparator(words[at + 1]) || words[at + 1]?.text === "full" ? 1 : 0;
  const unit = unitAt(words, at + 1 + gap);
  return unit === null ? null : { value, unit, length: 2 + gap };
}

const fixedDurations = new Map(
  amounts.fixedDurations.flatMap(({ names, ...days }) =>
    splitNames(names).map((name) => [keyOf(name), days] as const),
  ),
);

function spanOf({ value, unit }: DayCount): { minDays: number; maxDays: number } {
  if (unit === "days") return { minDays: value, maxDays: value };
  if (unit === "nights") return { minDays: value + 1, maxDays: value + 1 };
  if (unit === "weeks")
    return { minDays: 7 * value - Math.min(2, value), maxDays: 7 * value + Math.min(2, value) };
  return { minDays: 25 * value, maxDays: 31 * value };
}

/** Reads a duration, as "3 nights", "5-7 days", "under 5 days" or "weekend". */
export function durationAt(words: readonly Word[], at: number): Duration | null {
  const isMax = phraseIn(below, words, at);
  const isMin = isMax === 0 ? phraseIn(above, words, at) : 0;
  const isBetween = phraseIn(between, words, at);
  const start = at + Math.max(isMax, isMin, isBetween);
  // 5 to 7 days
  const low = numberAt(words, start);
  const sign = isSeparator(words[start + 1]) ? 1 : phraseIn(rangeSigns, words, start + 1);
  if (low !== null && sign > 0) {
    const high = countAt(words, start + 1 + sign);
    if (high && high.unit !== "months" && low <= high.value) {
      const [from, to] = [spanOf({ ...high, value: low }), spanOf(high)];
      return { minDays: from.minDays, maxDays: to.maxDays, length: start + 1 + sign + high.length - at };
    }
  }
  const isFixed = phraseIn(fixedDurations, words, at);
  const days = fixedDurations.get(phrasesAt(words, at)[isFixed - 1] ?? "");
  if (days) return { ...days, length: isFixed };
  const count = countAt(words, start);
  if (!count) return null;
  const length = start + count.length - at;
  if (isMax > 0) return { maxDays: spanOf(count).maxDays, length };
  if (isMin > 0) return { minDays: spanOf(count).minDays, length };
  // 4 nights 5 days: the days count.
  const gap = /^(and|[-–]|\+)$/.test(words[start + count.length]?.text ?? "") ? 1 : 0;
  const second = countAt(words, start + count.length + gap);
  if (
    second &&
    count.unit !== second.unit &&
    [count.unit, second.unit].every((unit) => unit === "days" || unit === "nights")
  ) {
    const days = count.unit === "days" ? count : second;
    return { ...spanOf(days), length: length + gap + second.length };
  }
  const after = phraseIn(belowAfter, words, start + count.length);
  if (after > 0) return { maxDays: spanOf(count).maxDays, length: length + after };
  const more = phraseIn(aboveAfter, words, start + count.length);
  if (more > 0) return { minDays: spanOf(count).minDays, length: length + more };
  return { ...spanOf(count), length };
}

interface Amount {
  value: number;
  /** True if it has a currency, thousands or lakhs, so that it is no other number. */
  isCertain: boolean;
  /** 1, 1000 or 100,000, and rupees for another currency. */
  factor: number;
  length: number;
}

function amountAt(words: readonly Word[], at: number): Amount | null {
  const before = phraseIn(rupeesFor, words, at);
  const value = numberAt(words, at + before);
  if (value === null) return null;
  let length = before + 1;
  let factor = 1;
  const unit = words[at + length]?.text ?? "";
  if (thousands.has(unit)) factor = 1000;
  else if (lakhs.has(unit)) factor = 100_000;
  if (factor > 1) length += 1;
  const after = phraseIn(rupeesFor, words, at + length);
  const named = before > 0 ? phrasesAt(words, at)[before - 1] : phrasesAt(words, at + length)[after - 1];
  const rate = rupeesFor.get(named ?? "") ?? 1;
  return {
    value: value * factor * rate,
    isCertain: before > 0 || after > 0 || factor > 1,
    factor: factor * rate,
    length: length + after,
  };
}

/** Reads a price per person in rupees, as "under 20000", "10k", "between 10000 and 15000". */
export function priceAt(words: readonly Word[], at: number): Range | null {
  const isMax = phraseIn(below, words, at);
  const isMin = isMax === 0 ? phraseIn(above, words, at) : 0;
  const isAbout = phraseIn(about, words, at);
  const isBetween = phraseIn(between, words, at);
  const start = at + Math.max(isMax, isMin, isAbout, isBetween);
  const amount = amountAt(words, start);
  if (!amount || unitAt(words, start + amount.length) !== null) return null;
  let end = start + amount.length;
  const sign = isSeparator(words[end]) ? 1 : phraseIn(rangeSigns, words, end);
  const second = sign > 0 ? scaled(amountAt(words, end + sign), amount) : null;
  if (second && second.value >= minPrice && unitAt(words, end + sign + second.length) === null) {
    // 10 to 15k
    const min = amount.factor === 1 && amount.value < minPrice ? amount.value * second.factor : amount.value;
    if (min >= minPrice && min < second.value)
      return { min, max: second.value, length: end + sign + second.length - at };
  }
  const isYear = !amount.isCertain && amount.value >= 2020 && amount.value <= 2035 && isMax === 0;
  if (amount.value < minPrice || isYear) return null;
  if (isAbout > 0) {
    const by = amount.value * aboutShare;
    return { min: Math.round(amount.value - by), max: Math.round(amount.value + by), length: end - at };
  }
  const more = phraseIn(aboveAfter, words, end);
  if (more > 0) return { min: amount.value, max: null, length: end + more - at };
  if (isMin > 0 && isMax === 0) return { min: amount.value, max: null, length: end - at };
  end += phraseIn(belowAfter, words, end) || phraseIn(budgetAfter, words, end);
  return { min: null, max: Math.floor(amount.value / sharersAt(words, end)), length: end - at };
}

/** Converts the second of two amounts to the currency or the thousands of the first, "$200-300". */
function scaled(second: Amount | null, { factor }: Amount): Amount | null {
  if (second === null || second.isCertain || second.value >= minPrice) return second;
  return { ...second, value: second.value * factor, factor };
}

const shares = phraseSet(amounts.phrases.shares);
const inTotal = phraseSet(amounts.phrases.inTotal);
const pairNames = phraseSet(amounts.phrases.pairNames);

/** Returns the number of people who share a price that words before it name: "40000 for 4 people", "50k for a couple". */
function sharersAt(words: readonly Word[], at: number): number {
  const start = at + phraseIn(inTotal, words, at);
  const lead = phraseIn(shares, words, start);
  if (lead === 0) return 1;
  const next = start + lead;
  if (phraseIn(pairNames, words, next) > 0) return 2;
  const number = numberAt(words, next) ?? 1;
  const isOther = unitAt(words, next + 1) !== null || isSeparator(words[next + 1]);
  return isOther || !Number.isInteger(number) || number < 1 || number > 20 ? 1 : number;
}
