import { expect, test } from "vitest";
import { loadTourListing } from "~/features/search/load-tour-listing";
import { loaderArgs } from "../support/loader-args";

/**
 * Kinds of searches that people who had not seen the catalogue tried, each with what its page must show: the first tours in any order
 * (or the nearest, if none is found), tours that may not be among them, the sentences above them, and the festival in the heading.
 */
interface Expected {
  first?: readonly string[];
  not?: readonly string[];
  says?: RegExp;
  festival?: RegExp;
  also?: string;
  total?: number;
}

const india = /tours in India only/;
const women = /no women-only departures yet/;

const kinds: readonly (readonly [q: string, expected: Expected])[] = [
  // Places abroad, with what they stand for.
  ["maldives", { total: 0, says: india, first: ["andaman-islands", "andaman-island-hopper"] }],
  ["थाईलैंड", { total: 0, says: india, first: ["goa", "andaman-island-hopper"] }],
  ["dubai", { total: 0, says: india, first: ["jaisalmer"] }],
  ["kenya", { total: 0, says: india, first: ["kaziranga-national-park"] }],
  // Hindi, in both scripts, word by word.
  ["राजस्थान ऊंट सफारी", { first: ["jaisalmer", "pushkar-fair-photography"] }],
  ["oont safari", { first: ["jaisalmer", "pushkar-fair-photography"] }],
  ["ऊंट की सवारी", { first: ["jaisalmer"] }],
  ["टॉय ट्रेन", { first: ["darjeeling"] }],
  // Festivals: their day, the tours for them, and others on these days apart.
  [
    "holi 2027",
    {
      first: ["varanasi", "udaipur"],
      not: ["auli"],
      festival: /^Holi, Mar 22, 2027$/,
      also: "Also on these dates",
    },
  ],
  ["diwali varanasi dev deepawali", { first: ["varanasi"], festival: /^Dev Deepawali, Nov 14, 2027$/ }],
  [
    "pushkar fair",
    { first: ["pushkar-fair-photography"], festival: /^Pushkar Fair, Nov 07, 2027 - Nov 14, 2027$/ },
  ],
  ["diwali in goa", { first: ["goa"], festival: /^Diwali/ }],
  ["janmashtami", { says: /is there for Janmashtami/ }],
  // A month and a weather hold both.
  ["december snow", { first: ["gulmarg"], not: ["chittorgarh", "agumbe", "namdapha-national-park"] }],
  // Diets.
  [
    "jain food tour",
    {
      says: /No tour promises Jain meals/,
      not: ["lucknow-awadhi-kitchens", "old-delhi-food-walk", "chettinad-kitchens"],
    },
  ],
  // Circuits, by the places that tours visit.
  ["jyotirlinga yatra", { first: ["deoghar", "varanasi"], not: ["tirupati"], says: /twelve jyotirlingas/ }],
  [
    "char dham for parents",
    { first: ["bhubaneswar-puri-konark"], not: ["delhi", "old-delhi-food-walk"], says: /Char Dham are/ },
  ],
  ["12 ज्योतिर्लिंग", { first: ["deoghar"], says: /twelve jyotirlingas/ }],
  // Travelers.
  ["solo female traveller safe", { says: women }],
  ["women only tour", { says: women }],
  // Topics that no tour offers, and questions.
  ["can i bring my dog", { total: 0, says: /No tour offers to take pets/ }],
  ["goa with my dog", { first: ["goa"], says: /No tour offers to take pets/ }],
  ["pet friendly", { total: 0, says: /pets/ }],
  ["how to reach spiti", { first: ["spiti-valley"] }],
  // Mentions are no hits.
  ["hampi", { total: 1, first: ["hampi"] }],
  [
    "benaras",
    { first: ["varanasi"], not: ["rishikesh-river-rafting-adventure", "badami-aihole-pattadakal"] },
  ],
  ["leh ladhak", { first: ["leh-ladakh", "ladakh-high-passes"], not: ["rajgir-hills"] }],
  ["tiger safari", { also: "Also mentioned in" }],
  // A long tour that starts at a place is not near it.
  ["places near delhi", { first: ["delhi", "old-delhi-food-walk"] }],
  ["beach in july", { not: ["leh-ladakh"], says: /is at its best in “july”/ }],
];

test.for(kinds)("%s", async ([q, { first = [], not = [], says = /(?:)/, festival, also, total }]) => {
  const page = await loadTourListing(loaderArgs(`/tours?${new URLSearchParams({ q })}`));
  const found = (page.tours.length > 0 ? page.tours : page.nearest).map(({ slug }) => slug);
  expect(found.slice(0, first.length || 1)).toEqual(
    first.length > 0 ? expect.arrayContaining([...first]) : expect.anything(),
  );
  for (const slug of not) expect(found).not.toContain(slug);
  expect([page.nearMiss, ...page.notes].join(" ")).toMatch(says);
  if (festival) expect(page.festival).toMatch(festival);
  if (also) expect(page.similar?.heading).toBe(also);
  if (total !== undefined) expect(page.total).toBe(total);
  const listed = new Set(page.tours.map(({ slug }) => slug));
  expect(page.similar?.tours.filter(({ slug }) => listed.has(slug)) ?? []).toStrictEqual([]);
});

test("a named month is that of the next departures, and a season far away names its first day", async () => {
  const july = await loadTourListing(loaderArgs("/tours?q=ladakh+in+july"));
  for (const { nextDeparture } of july.tours) expect(nextDeparture).toMatch(/-07-/);
  const { tours } = await loadTourListing(loaderArgs("/tours?q=pushkar+camel+photography"));
  const fair = tours.find(({ slug }) => slug === "pushkar-fair-photography");
  expect(fair?.nextDeparture).toMatch(/^20\d\d-1[01]-/);
});
