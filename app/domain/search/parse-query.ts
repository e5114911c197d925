import { catalogueCities, type DepartureCity } from "~/domain/tours/tour";
import type { TourFilter } from "./tour-query";
import type { TourSort } from "~/domain/tours/tour-search";
import type { TravelDate } from "~/domain/calendar/calendar";
import { durationAt, partyNumberAt, priceAt, type PartyNumber } from "./amounts";
import { timesOfYear } from "./calendar-words";
import { departureDaysAt } from "./departure-days";
import { splitNames, lookUp, type Entry } from "./dictionary";
import { similarLead, similarTail, subjectOfPlace } from "./similar-places";
import { startOfState } from "./states";
import { isLatin, keyOf, phraseIn, wordsOf, type Word } from "./words";

/** Reads a search as people type it: filters, and words to find in the texts of tours. */

/** Words to find in the texts of tours: one of the phrases must be there. */
export interface Term {
  phrases: readonly string[];
  /** Places known for it: such a tour has it, whatever its texts. */
  places: readonly string[];
  /** Typed words, which rank above the other phrases. */
  typed: string;
  /** Place of this name, which ranks first. It is looked for in the outline of a tour, not in its longer texts. */
  place: string | null;
  /** Share of the usual rank. */
  rank: number;
}

/** Something that a search asks for. At least one of `filter` and `term` is set. */
export interface Requirement {
  /** Indexes of its words. */
  words: readonly number[];
  /** How much it matters compared to others, if not all can be had. */
  weight: number;
  filter?: Partial<TourFilter>;
  /** Wider filter, if no tour passes the other. */
  loose?: Partial<TourFilter>;
  /** Required, unless there is a filter: then it ranks, and stands in for the filter. */
  term?: Term;
  /** True if tours with it are not wanted: those that pass the filter or are about the term. */
  isExcluded?: true;
}

export interface ParsedQuery {
  words: readonly Word[];
  requirements: readonly Requirement[];
  /** Order asked for by the words, as "cheap". */
  sort: { by: TourSort; words: readonly number[] } | null;
  /** Indexes of words that are not in the dictionary; misspelled unless a tour contains them. */
  unknown: readonly number[];
}

const weights = {
  place: 20,
  state: 20,
  region: 7,
  from: 4,
  near: 7,
  days: 4,
  month: 3,
  price: 4,
  departure: 5,
  subject: 6,
  type: 3,
  people: 2,
  festival: 4,
  unknown: 5,
  excluded: 8,
};

/** Weight of a word without a known meaning that some tour contains; unknown words weigh more. */
export const foundWeight = 3;
/** Weight of such a word that is in the longer texts only. */
export const mentionedWeight = 1.5;
/** Weight of a word that no tour contains, beside others that are understood. */
export const strayWeight = 1;

/** Price of a cheap tour, rupees: about the lowest third of the catalogue. */
const cheapPrice = 11_000;
/** Days by which a departure may be missed, if no tour leaves on the wanted ones. */
const departureLeeway = 3;
/** Share by which a maximum price may be missed, if nothing is cheaper. */
const priceTolerance = 1.25;

const phrasesOf = (line: string) => splitNames(line).map(keyOf);
const fromWords = new Set(
  phrasesOf(
    "from, ex, visiting from, coming from, flying from, flying in from, travelling from, traveling from, arriving from, we are from, im from, i am from, starting from, starts from, start from, departing from, departing, leaving from, leaving, departure from, departure, originating, based in, starting in, starting at, departs from, leaves from, pickup from, pick up from, i live in, i am in, im in, living in",
  ),
);
const fromAfter = new Set(
  phrasesOf(
    "se, से, থেকে, થી, ਤੋਂ, ରୁ, இருந்து, లో నుండి, నుండి, నుంచి, ಇಂದ, ನಿಂದ, നിന്ന്, سے, departure, start, departing, to",
  ),
);
const nearWords = new Set(
  phrasesOf(
    "near, nearby, near to, nearest, nearest to, close to, closest to, around, next to, not far from, not too far from, not very far from, not so far from, not that far from, not far away from, not too far away from, outside, nr, near by, around the, close by, easily reachable from, drive from, driving distance from, km from, kms from, hours from, hrs from, hour from",
  ),
);
const nearAfter = new Set(
  phrasesOf(
    "nearby, ke paas, ke pas, ke nazdeek, ke aas paas, ke aaspaas, ke as pas, paas, near by, के पास, के आसपास, के नजदीक, जवळ, এর কাছে, কাছে, નજીક, ની નજીક, ਦੇ ਨੇੜੇ, ନିକଟ, அருகில், పక్కన, దగ్గర, ಹತ್ತಿರ, അടുത്ത്, کے پاس, side",
  ),
);
const cheapWords = new Set(
  phrasesOf(
    "not expensive, not too expensive, not so expensive, not very expensive, not that expensive, not costly, not too costly, not pricey, nothing expensive, mehenga nahi, zyada mehenga nahi, jyada mehenga nahi, mehnga nahi, without spending much, without spending a lot, cheap, cheapest, cheaper, budget, budget friendly, low budget, low cost, lowcost, affordable, economical, economy, inexpensive, pocket friendly, sasta, saste, sasti, sabse sasta, kam paise, kam kharch, value for money, backpacker budget, low price, lowest price, shoestring, on a budget, सस्ता, सस्ते, सस्ती, बजट, সস্তা, সাশ্রয়ী, સસ્તા, સસ્તી, સસ્તું, ਸਸਤਾ, ਸਸਤੇ, ଶସ୍ତା, மலிவான, குறைந்த விலை, చౌక, తక్కువ ధర, ಅಗ್ಗದ, ಕಡಿಮೆ ಬೆಲೆ, ചെലവ് കുറഞ്ഞ, سستا",
  ),
);
const dearWords = new Set(phrasesOf("expensive, most expensive, costliest, costly, priciest"));
const ratedWords = new Set(
  phrasesOf("top rated, best rated, highest rated, highly rated, best reviewed, top reviewed"),
);

const negations = new Set(
  phrasesOf(
    "without, without any, not, no, non, except, except for, excluding, exclude, other than, apart from, besides, instead of, rather than, avoid, avoiding, skip, skipping, minus, dont want, do not want, dont like, do not like, dont want to, do not want to, dont need, no need of, no need for, anything but, not interested in, not into, hate, bored of, tired of, away from, bina, bagair, बिना, but not, not in, not to, not for, not on, not about, not the, not a, never, neither, wihtout, witout, whithout",
  ),
);
const negatedAfter = new Set(
  phrasesOf(
    "nahi, nahin, nahi chahiye, nahin chahiye, mat, ke bina, ke bagair, ke alawa, ke siwa, ke siwaye, chhodkar, chhod kar, chodkar, chod kar, chhod ke, excluded, ke sivay, के बिना, के अलावा, छोड़कर, नहीं, नहीं चाहिए, இல்லாமல், தவிர, వేண்டாம், లేకుండా, కాకుండా, ಇಲ್ಲದೆ, ಬಿಟ್ಟು, ഇല്ലാതെ, ഒഴികെ, ছাড়া, বাদে, વગર, સિવાય, ਤੋਂ ਬਿਨਾਂ, کے بغیر, کے علاوہ",
  ),
);
/** Words between things that are not wanted: "without beach or temple". */
const alternatives = new Set(phrasesOf("or, nor, and, aur, ya, also no, or any"));
/** Words after "without" that belong to what follows, at most. */
const maxSkipped = 3;

const span = (from: number, length: number) => Array.from({ length }, (_, index) => from + index);

/** Endings of numbers, "50th", split from them. */
const ordinals = new Set(["st", "nd", "rd", "th"]);

const isYear = (text: string) => /^20[2-3]\d$/.test(text);

/** Returns the city that a name to start from stands for. */
function startOf(entry: Entry): string | null {
  if (entry.kind === "place") return entry.name;
  return entry.kind === "states" && entry.states.length === 1 && entry.states[0] !== undefined
    ? (startOfState[entry.states[0]] ?? entry.label)
    : null;
}

function departureCity(name: string): DepartureCity | undefined {
  return catalogueCities.find((city) => city === name);
}

function placeTerm(entry: Entry & { kind: "place" }, typed: string): Term {
  return { phrases: entry.names, places: [], typed, place: entry.name, rank: 1 };
}

/** Returns the subject of an age. */
function subjectOf(about: PartyNumber["about"]): Entry | undefined {
  return about === null ? undefined : lookUp(wordsOf(about), 0)?.entry;
}

/**
 * Reads a search.
 * @param today in India, from which "tomorrow" and "next month" are counted
 */
export function parseQuery(q: string, today: TravelDate): ParsedQuery {
  const words = wordsOf(q);
  const requirements: Requirement[] = [];
  const unknown: number[] = [];
  let sort: ParsedQuery["sort"] = null;
  /** Words that number people or stars. */
  const counted = new Set<number>();
  const typed = (at: number, length: number) =>
    words
      .slice(at, at + length)
      .map((word) => word.typed)
      .join(" ");

  /** Adds a start or a place to be near, read from `at`. */
  function addStart(entry: Entry, at: number, length: number, isNear: boolean): boolean {
    const name = startOf(entry);
    if (name === null) return false;
    const city = departureCity(name);
    const filter = !isNear && city ? { city } : { near: name };
    requirements.push({
      words: span(at, length),
      weight: isNear ? weights.near : weights.from,
      filter,
      ...(!isNear && city && { loose: { near: name } }),
    });
    return true;
  }

  /** Adds what a place is known for, and that it is somewhere else. Returns false for what is no such place. */
  function addSimilar(entry: Entry, at: number, length: number): boolean {
    if (entry.kind !== "place" && entry.kind !== "states") return false;
    const name = subjectOfPlace(entry.kind === "place" ? entry.name : entry.label);
    const subject = name === null ? null : lookUp(wordsOf(name), 0);
    if (!subject) return false;
    const own = { words: span(at, length), typed: typed(at, length) };
    requirements.push(...requirementsOf(subject.entry, at, length, own.typed), ...exclusionsOf(entry, own));
    return true;
  }

  /** Adds a second start, "from chennai or bangalore". Returns the index of the next word. */
  function addOtherStart(at: number): number {
    const join = phraseIn(alternatives, words, at);
    const found = join > 0 ? lookUp(words, at + join) : null;
    const city = found && departureCity(startOf(found.entry) ?? "");
    const last = requirements.at(-1);
    if (!found || !city || !last) return at;
    const end = at + join + found.length;
    const cities = last.filter?.city === undefined ? city : `${last.filter.city},${city}`;
    requirements.splice(-1, 1, {
      ...last,
      words: [...last.words, ...span(at, end - at)],
      filter: { city: cities },
      loose: { near: city },
    });
    return end;
  }

  for (let at = 0; at < words.length;) {
    const from = phraseIn(fromWords, words, at);
    const near = phraseIn(nearWords, words, at);
    const departure = departureDaysAt(words, at, today);
    if (departure) {
      const { from: first, to: last, month, isWeekend, length } = departure;
      const festival = first !== undefined && first === last ? festivalOn(first) : undefined;
      if (festival?.texts !== undefined) {
        const name = typed(at, length);
        const term = { phrases: splitNames(festival.texts), places: [], typed: name, place: null, rank: 2 };
        requirements.push({ words: span(at, length), weight: 0, term });
      }
      const days = { ...(first !== undefined && { from: first }), ...(last !== undefined && { to: last }) };
      requirements.push({
        words: span(at, length),
        weight: weights.departure,
        filter: { ...days, ...(month !== null && { month }), ...(festival && { flex: 1 }) },
        loose: { ...days, flex: departureLeeway },
      });
      if (isWeekend)
        requirements.push({
          words: span(at, length),
          weight: weights.days,
          filter: { minDays: 1, maxDays: 3 },
          loose: { minDays: 1, maxDays: 4 },
        });
      at += length;
      continue;
    }
    const party = partyNumberAt(words, at);
    if (party) {
      const subject = subjectOf(party.about);
      if (subject) requirements.push(...requirementsOf(subject, at, party.length, typed(at, party.length)));
      for (const index of span(at, party.length)) counted.add(index);
      at += party.length;
      continue;
    }
    // A price or a duration may begin with "from" or "around".
    const duration = durationAt(words, at);
    if (duration) {
      const { length, ...days } = duration;
      requirements.push({
        words: span(at, length),
        weight: weights.days,
        filter: days,
        loose: {
          ...(days.minDays !== undefined && { minDays: Math.max(1, days.minDays - 1) }),
          ...(days.maxDays !== undefined && { maxDays: days.maxDays + 1 }),
        },
      });
      at += length;
      continue;
    }
    const price = priceAt(words, at);
    if (price) {
      const { min, max, length } = price;
      requirements.push({
        words: span(at, length),
        weight: weights.price,
        filter: { ...(min !== null && { minPrice: min }), ...(max !== null && { maxPrice: max }) },
        loose:
          max === null
            ? { minPrice: Math.round((min ?? 0) / priceTolerance) }
            : { maxPrice: Math.round(max * priceTolerance) },
      });
      at += length;
      continue;
    }
    const lead = Math.max(from, near);
    if (lead > 0) {
      // "near the", "from my city"
      const start = words[at + lead]?.text === "the" ? at + lead + 1 : at + lead;
      const found = lookUp(words, start);
      // "From London": no tour leaves from there.
      if (found?.entry.kind === "abroad" && from > 0) {
        at = start + found.length;
        continue;
      }
      if (found && addStart(found.entry, at, start + found.length - at, near >= from)) {
        at = start + found.length;
        if (words[at]?.text === "to") at += 1;
        else if (near < from) at = addOtherStart(at);
        continue;
      }
    }
    const like = similarLead(words, at);
    const likened = like > 0 && (lookUp(words, at)?.length ?? 0) <= like ? lookUp(words, at + like) : null;
    if (likened && addSimilar(likened.entry, at, like + likened.length)) {
      if (words[at]?.text === "cheaper") sort = { by: "price", words: span(at, 1) };
      at += like + likened.length;
      continue;
    }
    const cheap = phraseIn(cheapWords, words, at);
    if (cheap > 0) {
      sort = { by: "price", words: span(at, cheap) };
      requirements.push({ words: span(at, cheap), weight: 1, filter: { maxPrice: cheapPrice } });
      at += cheap;
      continue;
    }
    const rated = phraseIn(ratedWords, words, at);
    const dear = phraseIn(dearWords, words, at);
    if (rated > 0 || dear > 0) {
      const length = Math.max(rated, dear);
      sort = { by: rated > 0 ? "rating" : "-price", words: span(at, length) };
      at += length;
      continue;
    }

    const unwanted = excludedAt(words, at);
    if (unwanted) {
      requirements.push(...unwanted.requirements);
      at += unwanted.length;
      continue;
    }
    const found = lookUp(words, at);
    if (!found) {
      if ((words[at]?.text.length ?? 0) > 1 && !/^\d/.test(words[at]?.text ?? "")) unknown.push(at);
      at += 1;
      continue;
    }
    const { entry, length } = found;
    const end = at + length;
    if (entry.kind === "place" || entry.kind === "states") {
      const isNear = phraseIn(nearAfter, words, end);
      const isFrom = isNear > 0 ? 0 : phraseIn(fromAfter, words, end);
      const isDestined =
        words[end]?.text !== "to" ||
        (entry.kind === "place" && departureCity(entry.name) !== undefined && end + 1 < words.length);
      if (isNear + isFrom > 0 && isDestined && addStart(entry, at, length + isNear + isFrom, isNear > 0)) {
        at = end + isNear + isFrom;
        continue;
      }
    }
    const isLike = similarTail(words, end);
    if (isLike > 0 && addSimilar(entry, at, length + isLike)) {
      at = end + isLike;
      continue;
    }
    const isNegated = phraseIn(negatedAfter, words, end);
    if (isNegated > 0 && entry.kind !== "filler") {
      const own = { words: span(at, length + isNegated), typed: typed(at, length) };
      requirements.push(...exclusionsOf(entry, own));
      at = end + isNegated;
      continue;
    }
    requirements.push(...requirementsOf(entry, at, length, typed(at, length)));
    at = end;
  }

  // Numbers alone may be in a title.
  if (requirements.length === 0)
    unknown.push(
      ...words.flatMap(({ text }, index) =>
        /^\d/.test(text) &&
        !isYear(text) &&
        !counted.has(index) &&
        !ordinals.has(words[index + 1]?.text ?? "")
          ? [index]
          : [],
      ),
    );
  for (const at of unknown) {
    const text = words[at]?.text ?? "";
    requirements.push({
      words: [at],
      weight: weights.unknown,
      term: {
        phrases: isLatin(text) && text.length > 3 ? [text, `${text}*`] : [text],
        places: [],
        typed: text,
        place: null,
        rank: 1,
      },
    });
  }
  return { words, requirements, sort, unknown };
}

/** Returns the festival that is on a day in all years. */
function festivalOn(day: TravelDate) {
  return timesOfYear.find(({ days }) => days === day.slice(5));
}

/** Reads what is not wanted: "without munnar", "no beach or temples". A name that begins with "no" or "not" has a meaning of its own. */
function excludedAt(
  words: readonly Word[],
  at: number,
): { requirements: Requirement[]; length: number } | null {
  const lead = phraseIn(negations, words, at);
  if (lead === 0) return null;
  const whole = lookUp(words, at);
  if (whole && whole.length > lead) return null;
  let end = at + lead;
  const requirements: Requirement[] = [];
  let isPlace = false;
  for (let isFirst = true; end < words.length; isFirst = false) {
    const join = isFirst ? 0 : phraseIn(alternatives, words, end);
    // "Except manali shimla": places in a row belong together.
    if (!isFirst && join === 0 && !(isPlace && lookUp(words, end)?.entry.kind === "place")) break;
    let start = end + join;
    const isFrom = phraseIn(fromWords, words, start) > 0;
    for (let skipped = 0; skipped < maxSkipped; skipped++) {
      const next = lookUp(words, start);
      if (next?.entry.kind !== "filler" || phraseIn(alternatives, words, start) > 0) break;
      start += next.length;
    }
    const found = lookUp(words, start);
    const length = found?.length ?? 1;
    const text = words
      .slice(start, start + length)
      .map((word) => word.typed)
      .join(" ");
    if (!found) {
      // A number, or words as "no rush" and "not boring".
      if (!isFirst || start >= words.length || /^\d/.test(text)) break;
      const term = { phrases: [text], places: [], typed: text, place: null, rank: 0 };
      requirements.push({
        words: span(at, start + 1 - at),
        weight: weights.excluded,
        term,
        isExcluded: true,
      });
      end = start + 1;
      break;
    }
    if (found.entry.kind === "filler") break;
    const first = isFirst ? at : end;
    const own = exclusionsOf(found.entry, {
      words: span(first, start + length - first),
      typed: text,
      city: isFrom ? departureCity(startOf(found.entry) ?? "") : undefined,
    });
    // "No beach and with kids": only what can be left out continues the list.
    if (own.length === 0 && !isFirst) break;
    requirements.push(...own);
    isPlace = found.entry.kind === "place";
    end = start + length;
  }
  return { requirements, length: end - at };
}

/** Returns the requirements that a tour has nothing of an entry. People, times and vague wishes exclude no tour. */
function exclusionsOf(
  entry: Entry,
  { words, typed, city }: { words: readonly number[]; typed: string; city?: DepartureCity | undefined },
): Requirement[] {
  const excluded = { words, weight: weights.excluded, isExcluded: true } as const;
  if (city !== undefined) return [{ ...excluded, filter: { city } }];
  switch (entry.kind) {
    case "place":
      return [{ ...excluded, term: { ...placeTerm(entry, typed), rank: 0 } }];
    case "states":
      return [{ ...excluded, filter: { state: entry.states.join(",") } }];
    case "region":
      return [{ ...excluded, filter: { region: entry.region } }];
    case "subject": {
      const { filter, texts = "", places = "", isInText, isVague } = entry.subject;
      if (isVague || filter?.interest !== undefined || filter?.fitness !== undefined) return [];
      const isWhole = filter !== undefined && !isInText;
      const phrases = isWhole ? [typed] : [...splitNames(texts), typed];
      const term = { phrases, places: isWhole ? [] : splitNames(places), typed, place: null, rank: 0 };
      return [{ ...excluded, ...(isWhole && { filter }), term }];
    }
    case "time":
    case "abroad":
    case "filler":
      return [];
  }
}

function requirementsOf(entry: Entry, at: number, length: number, typed: string): Requirement[] {
  const words = span(at, length);
  switch (entry.kind) {
    case "place":
      return [{ words, weight: weights.place, loose: { near: entry.name }, term: placeTerm(entry, typed) }];
    case "states":
      return [
        {
          words,
          weight: weights.state,
          filter: { state: entry.states.join(",") },
          // The surroundings of a state that no tour visits.
          ...(entry.states.length === 1 && { loose: { near: entry.label } }),
          term: {
            phrases: [entry.label, ...(isLatin(keyOf(typed)) ? [typed] : [])],
            places: [],
            typed,
            place: entry.label,
            rank: 0.25,
          },
        },
      ];
    case "region":
      return [{ words, weight: weights.region, filter: { region: entry.region } }];
    case "time":
      return [
        {
          words,
          weight: weights.month,
          filter: { month: entry.month },
          ...(entry.texts !== undefined && {
            term: { phrases: splitNames(entry.texts), places: [], typed, place: null, rank: 2 },
          }),
        },
        ...(entry.state === undefined
          ? []
          : [
              {
                words,
                weight: weights.festival,
                filter: { state: entry.state },
                loose: { near: entry.state },
              },
            ]),
      ];
    case "subject": {
      const { filter, loose, texts = "", places = "", isInText, isVague } = entry.subject;
      const term = {
        phrases: [...splitNames(texts), typed],
        places: splitNames(places),
        typed,
        place: null,
        rank: isVague ? 0.5 : 1,
      };
      if (isVague) return [{ words, weight: 0, term }];
      const isAboutPeople = filter?.interest !== undefined || filter?.fitness !== undefined;
      if (!filter) return [{ words, weight: weights.subject, term }];
      if (isInText)
        return [
          { words, weight: weights.type, filter, ...(loose && { loose }) },
          { words, weight: weights.subject, term },
        ];
      return [
        {
          words,
          weight: isAboutPeople ? weights.people : weights.subject,
          filter,
          ...(loose && { loose }),
          term: { ...term, rank: isAboutPeople ? 0.5 : 1 },
        },
      ];
    }
    case "abroad":
      return [
        { words, weight: weights.place, term: { phrases: [], places: [], typed, place: null, rank: 1 } },
      ];
    case "filler":
      return [];
  }
}

/** Reads a search that is the name of a place in the catalogue, whatever its words mean. */
export function parseName(words: readonly Word[]): ParsedQuery {
  const typed = words.map(({ text }) => text).join(" ");
  const term = { phrases: [typed], places: [], typed, place: typed, rank: 1 };
  return {
    words,
    requirements: [{ words: words.map((_, index) => index), weight: weights.place, term }],
    sort: null,
    unknown: [],
  };
}

/** Returns the search without some of its words. */
export function without(words: readonly Word[], indexes: readonly number[]): string {
  return words.flatMap(({ typed }, index) => (indexes.includes(index) ? [] : [typed])).join(" ");
}
