import { sql } from "drizzle-orm";
import type { Term } from "~/domain/search/requirements";
import { wordsOf } from "~/domain/search/words";
import type { Database } from "../../platform/db/client";

/** The full-text index `tours_search` (migrations/0001_search.sql): expressions that find tours, and their rank. */

/** Quotes a phrase, so that nothing in it is an operator; a final "*" finds names that begin with it. Null without a word. */
function quoted(phrase: string): string | null {
  const text = wordsOf(phrase.replaceAll("-", " "))
    .filter(({ text: word }) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => word.text)
    .join(" ");
  if (text === "") return null;
  return phrase.endsWith("*") ? `{place title states departure_city} : "${text}"*` : `"${text}"`;
}

function oneOf(phrases: readonly string[]): string | null {
  const unique = new Set(phrases.map(quoted).filter((phrase) => phrase !== null));
  return unique.size === 0 ? null : `(${[...unique].join(" OR ")})`;
}

/** Columns that name the places of a tour. */
const outline = "{place title states departure_city subtitle highlights}";
/** Columns that say what a tour is about. */
const subject = "{place title states labels departure_city subtitle highlights}";
/** Columns that say where a tour goes. */
const route = "{place title states departure_city}";

/** Builds the expression for tours that have a term, or null without a word. */
function expressionOf({ phrases, places, place, typed, isMention }: Term): string | null {
  const inTexts = oneOf(phrases);
  const known = oneOf(places);
  const own = oneOf([place ?? "", typed]);
  const inside =
    inTexts === null
      ? null
      : place === null
        ? isMention
          ? inTexts
          : `(${subject} : ${inTexts})`
        : isMention || own === null
          ? `(${outline} : ${inTexts})`
          : `((${route} : ${inTexts}) OR (${outline} : ${own}))`;
  const parts = [inside, known && `({place} : ${known})`].filter((part) => part !== null);
  return parts.length === 0 ? null : `(${parts.join(" OR ")})`;
}

/** All tours that an expression matches, as one value: thousands of rows would take longer. */
const matchedIds = sql<number[]>`json_group_array(tours_search.rowid)`.mapWith(readIds);

function readIds(stored: string): number[] {
  return JSON.parse(stored);
}

/** Finds the tours that contain all terms, by id; null without a term. */
export async function findWithAll(db: Database, terms: readonly Term[]): Promise<readonly number[] | null> {
  if (terms.length === 0) return null;
  const expressions = terms.map((term) => expressionOf(term));
  if (expressions.includes(null)) return [];
  const row = await db
    .select({ ids: matchedIds })
    .from(sql`tours_search`)
    .where(sql`tours_search MATCH ${expressions.join(" AND ")}`)
    .get();
  return row?.ids ?? [];
}

/** Finds for each expression the tours that match it, by id; none for null. */
async function findEach(db: Database, expressions: readonly (string | null)[]): Promise<number[][]> {
  const known = expressions.flatMap((expression, index) =>
    expression === null ? [] : [[index, expression]],
  );
  if (known.length === 0) return expressions.map(() => []);
  const rows = await db
    .select({ index: sql<number>`wanted.value ->> 0`, ids: matchedIds })
    .from(sql`json_each(${JSON.stringify(known)}) AS wanted CROSS JOIN tours_search`)
    .where(sql`tours_search MATCH (wanted.value ->> 1)`)
    .groupBy(sql`wanted.key`);
  const found = new Map(rows.map(({ index, ids }) => [index, ids]));
  return expressions.map((_, index) => found.get(index) ?? []);
}

/** Finds for each term the tours that have it: a place is where they go or leave from, not only a sight on the way. */
export async function findAbout(db: Database, terms: readonly Term[]): Promise<number[][]> {
  return findEach(
    db,
    terms.map(({ phrases, places, place }) => {
      const [inTexts, known] = [oneOf(phrases), oneOf(places)];
      const inside = inTexts && (place === null ? inTexts : `({place title departure_city} : ${inTexts})`);
      return [inside, known && `({place} : ${known})`].filter((part) => part !== null).join(" OR ") || null;
    }),
  );
}

/** Finds for each term the tours that contain it (`findWithAll`). */
export async function findWithEach(db: Database, terms: readonly Term[]): Promise<number[][]> {
  return findEach(
    db,
    terms.map((term) => expressionOf(term)),
  );
}

/** Finds for each term the tours that are about it: no tour that only mentions it in its longer texts. */
export async function findInOutline(db: Database, terms: readonly Term[]): Promise<number[][]> {
  return findEach(
    db,
    terms.map(({ phrases, places }) => {
      const [inTexts, known] = [oneOf(phrases), oneOf(places)];
      if (inTexts === null) return null;
      return `({place title states subtitle highlights} : ${inTexts})${known === null ? "" : ` OR ({place} : ${known})`}`;
    }),
  );
}

/** Finds the tours that contain each of some words: anywhere, and in their outline. */
export async function findWords(
  db: Database,
  words: readonly string[],
): Promise<{ anywhere: number[]; outlined: number[] }[]> {
  const phrases = words.map(quoted);
  const found = await findEach(db, [
    ...phrases,
    ...phrases.map((phrase) => (phrase === null ? null : `${outline} : ${phrase}`)),
  ]);
  return words.map((_, index) => ({
    anywhere: found[index] ?? [],
    outlined: found[index + words.length] ?? [],
  }));
}

/** Finds the tours whose place is named like all of a search of several words. */
export async function findNamed(db: Database, q: string): Promise<number[]> {
  const phrase = quoted(q);
  return phrase?.includes(" ") ? (await findEach(db, [`{place} : ${phrase}`])).flat() : [];
}

/** Columns with the rank of a match, most significant first. */
const tiers = [
  ["place", 8],
  ["title states labels", 8],
  ["departure_city", 6],
  ["subtitle highlights", 4],
  ["description days", 1],
] as const;
/** Rank of a place that is searched by its own name. */
const ownPlace = 16;
/** Rank of a place that is known for a subject. */
const knownPlace = 9;
/** Rank of the first of these places. */
const bestPlace = 11;
/** Weight of bm25, which is below zero, for words in the longer texts. Elsewhere equal matches stay in recommended order. */
const textShare = -0.1;
const typedBonus = 2;
/** Rank of a tour whose place is named exactly like a term. */
export const exactBonus = 4;

/** Tours that are weighed by bm25, at most: a word that more have in their longer texts says little, and weighing takes longest. */
const maxWeighed = 2000;

/** An expression of a search, and the rank of the tours that it matches. */
interface Ranked {
  /** A tour's best rank of each group counts. */
  group: number;
  rank: number;
  expression: string;
  /** Share of bm25 that is added, if not too many match. */
  share: number;
}

/** Scores the tours that match terms, by id: the sum of the terms' best matches. Null without a term to rank by. */
export async function scoreMatches(
  db: Database,
  terms: readonly Term[],
): Promise<ReadonlyMap<number, number> | null> {
  const ranked = terms.flatMap(({ phrases, places, typed, place, rank }, index): Ranked[] => {
    const expression = oneOf(phrases);
    const [known, best, asTyped] = [oneOf(places), oneOf(places.slice(0, 1)), quoted(typed)];
    const ofTerm = (columns: string, weight: number, words: string | null, share = 0): Ranked[] =>
      words === null
        ? []
        : [{ group: index, rank: rank * weight, expression: `{${columns}} : ${words}`, share }];
    return [
      ...tiers.flatMap(([columns, weight]) =>
        ofTerm(
          columns,
          place !== null && columns === "place" ? ownPlace : weight,
          expression,
          columns === "description days" ? textShare : 0,
        ),
      ),
      ...ofTerm("place", knownPlace, known),
      ...ofTerm("place", bestPlace, best),
      ...ofTerm("place title subtitle highlights", typedBonus, asTyped).map((typedWords) => ({
        ...typedWords,
        group: index + terms.length,
      })),
    ];
  });
  if (ranked.length === 0) return null;
  const weighed = ranked
    .map(({ share }, number) => (share === 0 ? null : number))
    .filter((each) => each !== null);
  const [found, weights] = await Promise.all([
    findEach(
      db,
      ranked.map(({ expression }) => expression),
    ),
    weighEach(
      db,
      weighed.map((number) => ranked[number]?.expression ?? ""),
    ),
  ]);
  const scores = new Map<number, number>();
  for (const [, ofGroup] of Map.groupBy(ranked.keys(), (number) => ranked[number]?.group)) {
    const best = new Map<number, number>();
    for (const number of ofGroup) {
      const { rank = 0, share = 0 } = ranked[number] ?? {};
      const weightOf = weights[weighed.indexOf(number)];
      for (const id of found[number] ?? []) {
        const score = rank + share * (weightOf?.get(id) ?? 0);
        if (score > (best.get(id) ?? -Infinity)) best.set(id, score);
      }
    }
    for (const [id, score] of best) scores.set(id, (scores.get(id) ?? 0) + score);
  }
  return scores;
}

/** Weighs the tours that match each expression by bm25; none if more than `maxWeighed` do. */
async function weighEach(
  db: Database,
  expressions: readonly string[],
): Promise<ReadonlyMap<number, number>[]> {
  const rows = await db
    .select({
      index: sql<number>`wanted.key`,
      weights: sql<
        [number, number][]
      >`json_group_array(json_array(tours_search.rowid, tours_search.rank))`.mapWith(readWeights),
    })
    .from(
      sql`(
        SELECT key, value FROM json_each(${JSON.stringify(expressions)}) AS each
        WHERE (SELECT count(*) FROM (SELECT 1 FROM tours_search WHERE tours_search MATCH each.value LIMIT ${maxWeighed + 1})) <= ${maxWeighed}
      ) AS wanted CROSS JOIN tours_search`,
    )
    .where(sql`tours_search MATCH wanted.value`)
    .groupBy(sql`wanted.key`);
  const found = new Map(rows.map(({ index, weights }) => [index, new Map(weights)]));
  return expressions.map((_, index) => found.get(index) ?? new Map<number, number>());
}

function readWeights(stored: string): [number, number][] {
  return JSON.parse(stored);
}
