import { catalogueCities, type DepartureCity } from "~/domain/tours/tour";
import type { TourFilter } from "./tour-query";
import type { TourSort } from "~/domain/tours/tour-search";
import { durationAt, priceAt } from "./amounts";
import { splitNames, lookUp, type Entry } from "./dictionary";
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
  subject: 6,
  type: 3,
  people: 2,
  festival: 4,
  unknown: 5,
};

/** Weight of a word without a known meaning that some tour contains; unknown words weigh more. */
export const foundWeight = 3;

/** Price of a cheap tour, rupees: about the lowest third of the catalogue. */
const cheapPrice = 11_000;
/** Share by which a maximum price may be missed, if nothing is cheaper. */
const priceTolerance = 1.25;

const phrasesOf = (line: string) => splitNames(line).map(keyOf);
const fromWords = new Set(
  phrasesOf(
    "from, ex, starting from, starts from, start from, departing from, departing, leaving from, leaving, departure from, departure, originating, based in, starting in, starting at, departs from, leaves from, pickup from, pick up from, i live in, i am in, im in, living in",
  ),
);
const fromAfter = new Set(
  phrasesOf(
    "se, से, থেকে, થી, ਤੋਂ, ରୁ, இருந்து, లో నుండి, నుండి, నుంచి, ಇಂದ, ನಿಂದ, നിന്ന്, سے, departure, start, departing, to",
  ),
);
const nearWords = new Set(
  phrasesOf(
    "near, nearby, near to, nearest, nearest to, close to, closest to, around, next to, not far from, outside, nr, near by, around the, close by, easily reachable from, drive from, driving distance from, km from, kms from, hours from, hrs from, hour from",
  ),
);
const nearAfter = new Set(
  phrasesOf(
    "nearby, ke paas, ke pas, ke nazdeek, ke aas paas, ke aaspaas, ke as pas, paas, near by, के पास, के आसपास, के नजदीक, जवळ, এর কাছে, কাছে, નજીક, ની નજીક, ਦੇ ਨੇੜੇ, ନିକଟ, அருகில், పక్కన, దగ్గర, ಹತ್ತಿರ, അടുത്ത്, کے پاس, side",
  ),
);
const cheapWords = new Set(
  phrasesOf(
    "cheap, cheapest, cheaper, budget, budget friendly, low budget, low cost, lowcost, affordable, economical, economy, inexpensive, pocket friendly, sasta, saste, sasti, sabse sasta, kam paise, kam kharch, value for money, backpacker budget, low price, lowest price, shoestring, on a budget, सस्ता, सस्ते, सस्ती, बजट, সস্তা, সাশ্রয়ী, સસ્તા, સસ્તી, સસ્તું, ਸਸਤਾ, ਸਸਤੇ, ଶସ୍ତା, மலிவான, குறைந்த விலை, చౌక, తక్కువ ధర, ಅಗ್ಗದ, ಕಡಿಮೆ ಬೆಲೆ, ചെലവ് കുറഞ്ഞ, سستا",
  ),
);
const dearWords = new Set(phrasesOf("expensive, most expensive, costliest, costly, priciest"));
const ratedWords = new Set(
  phrasesOf("top rated, best rated, highest rated, highly rated, best reviewed, top reviewed"),
);

const span = (from: number, length: number) => Array.from({ length }, (_, index) => from + index);

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

/** Reads a search. */
export function parseQuery(q: string): ParsedQuery {
  const words = wordsOf(q);
  const requirements: Requirement[] = [];
  const unknown: number[] = [];
  let sort: ParsedQuery["sort"] = null;
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

  for (let at = 0; at < words.length;) {
    const from = phraseIn(fromWords, words, at);
    const near = phraseIn(nearWords, words, at);
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
      if (found && addStart(found.entry, at, start + found.length - at, near >= from)) {
        at = start + found.length;
        if (words[at]?.text === "to") at += 1;
        continue;
      }
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
    requirements.push(...requirementsOf(entry, at, length, typed(at, length)));
    at = end;
  }

  // Numbers alone may be in a title.
  if (requirements.length === 0)
    unknown.push(...words.flatMap(({ text }, index) => (/^\d/.test(text) && !isYear(text) ? [index] : [])));
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
          : [{ words, weight: weights.festival, filter: { state: entry.state } }]),
      ];
    case "subject": {
      const { filter, texts = "", places = "", isInText, isVague } = entry.subject;
      const term = {
        phrases: [...splitNames(texts), typed],
        places: splitNames(places),
        typed,
        place: null,
        rank: isVague ? 0.5 : 1,
      };
      if (isVague) return [{ words, weight: 0, term }];
      const isAboutPeople = filter?.interest !== undefined;
      if (!filter) return [{ words, weight: weights.subject, term }];
      if (isInText)
        return [
          { words, weight: weights.type, filter },
          { words, weight: weights.subject, term },
        ];
      return [
        {
          words,
          weight: isAboutPeople ? weights.people : weights.subject,
          filter,
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
export function parseName(q: string): ParsedQuery {
  const words = wordsOf(q);
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
