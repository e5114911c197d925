import { expect, test } from "vitest";
import {
  canEdit,
  halfStars,
  lengthInCharacters,
  reviewerName,
  summarizeRatings,
} from "~/domain/reviews/review";
import { isCompleted } from "~/domain/trips/trip";
import { reviewFormSchema } from "~/domain/reviews/review-form";

const review = {
  rating: "4",
  title: "A good week",
  text: "Quiet rooms, early starts, and a patient driver.",
};

function messagesFor(change: Record<string, unknown>) {
  const parsed = reviewFormSchema.safeParse({ ...review, ...change });
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
}

test("a review is read as the form sends it", () => {
  const sent = { ...review, rating: "5", title: "  Fine \r\n" };
  expect(reviewFormSchema.parse(sent)).toStrictEqual({ ...review, rating: 5, title: "Fine" });
});

test.for([undefined, "", "0", "6", "2.5", "five"])("%j is not a valid number of stars", (rating) => {
  expect(messagesFor({ rating })).toStrictEqual(["rating: Please choose from one to five stars."]);
});

test.for([
  ["title", "", "Please give your review a title."],
  ["title", "ab", "Please write at least 3 characters."],
  ["title", "a".repeat(101), "Please keep it to 100 characters."],
  ["title", "two\nlines", "Please leave out control characters."],
  ["title", "12345", "Please use words."],
  ["text", undefined, "Please describe your trip."],
  ["text", "Too short a text.", "Please write at least 20 characters."],
  ["text", "a".repeat(3001), "Please keep it to 3,000 characters."],
  ["text", "a".repeat(20) + "\0", "Please leave out control characters."],
  ["text", "a".repeat(20) + "\u202E", "Please leave out control characters."],
  ["text", "!".repeat(30), "Please use words."],
] as const)("%s %j is refused", ([field, value, message]) => {
  expect(messagesFor({ [field]: value })).toContain(`${field}: ${message}`);
});

test.for([
  "पहाड़ और चाय, और एक शांत सुबह। हम फिर आएँगे।",
  "மலை ரயில் மிகவும் அருமை, குழந்தைகளுக்குப் பிடித்தது.",
  "پہاڑ کی صبح بہت خوبصورت تھی، راستہ لمبا ہے۔",
  "Two paragraphs.\r\n\r\nThe second one, with a tab\tin it. 🚂",
  "<script>alert(1)</script> is only text here",
])("%j is a valid text", (text) => {
  expect(messagesFor({ text })).toStrictEqual([]);
});

test("lengths are counted in characters as sent: an emoji and a line break are one each", () => {
  expect(lengthInCharacters(" 🚂🚂\r\n🚂 ")).toBe(4);
  expect(messagesFor({ title: "🚂".repeat(99) + "a" })).toStrictEqual([]);
  // Three letters with separate combining accents are three characters.
  expect(messagesFor({ title: "e\u0301e\u0301e\u0301" })).toStrictEqual([]);
});

test("a confirmed trip is completed on the day after its last one", () => {
  const trip = { status: "confirmed", travelDate: "2026-11-18", days: 4 } as const;
  expect(isCompleted(trip, "2026-11-21")).toBe(false);
  expect(isCompleted(trip, "2026-11-22")).toBe(true);
  expect(isCompleted({ ...trip, days: 1 }, "2026-11-18")).toBe(false);
  expect(isCompleted({ ...trip, days: 1 }, "2026-11-19")).toBe(true);
  expect(isCompleted({ ...trip, status: "cancelled" }, "2027-01-01")).toBe(false);
  expect(isCompleted({ ...trip, status: "pending" }, "2027-01-01")).toBe(false);
});

test("a review can be changed for fourteen days, to the millisecond", () => {
  const createdAt = Date.parse("2026-11-01T10:00:00Z");
  expect(canEdit({ createdAt }, Date.parse("2026-11-15T09:59:59.999Z"))).toBe(true);
  expect(canEdit({ createdAt }, Date.parse("2026-11-15T10:00:00Z"))).toBe(false);
});

test.for([
  [{ 5: 1 }, 5],
  [{ 5: 1, 4: 1 }, 4.5],
  [{ 5: 13, 4: 7 }, 4.7],
  [{ 5: 1, 4: 2 }, 4.3],
  [{ 1: 3, 2: 1 }, 1.3],
] as const)("the mean of %j is %f", ([counts, mean]) => {
  expect(summarizeRatings(new Map(Object.entries(counts).map(([stars, n]) => [Number(stars), n]))).mean).toBe(
    mean,
  );
});

test("stars are grouped from five down, and without any there is no mean", () => {
  expect(summarizeRatings(new Map())).toMatchObject({ count: 0, mean: null });
  const { count, distribution } = summarizeRatings(new Map([[5, 2] as const, [3, 1] as const]));
  expect(count).toBe(3);
  const rows = distribution.map((row) => `${row.stars}: ${row.count}, ${row.percent} %`);
  expect(rows).toStrictEqual(["5: 2, 67 %", "4: 0, 0 %", "3: 1, 33 %", "2: 0, 0 %", "1: 0, 0 %"]);
});

test.for([
  [5, 10],
  [4.9, 9],
  [4.5, 9],
  [4.4, 8],
  [1, 2],
  [0.5, 1],
] as const)("%f is shown as %i half stars", ([rating, halves]) => {
  expect(halfStars(rating)).toBe(halves);
});

test.for([
  ["Asha Traveler", "Asha T."],
  ["  Mary  Anne   thomas ", "Mary T."],
  ["Tenzin", "Tenzin"],
  ["आशा तिवारी", "आशा ति."],
  ["Émile Ångström", "Émile Å."],
  ["   ", null],
] as const)("%j signs as %j", ([name, signed]) => {
  expect(reviewerName(name)).toBe(signed);
});
