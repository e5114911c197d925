import { expect, test } from "vitest";
import { bookingFormSchema, bookingFormSchemaFor, bookingStepFields } from "~/domain/bookings/booking";
import { bookingRequestSchema } from "~/domain/bookings/booking-request";
import { largestParty } from "~/domain/bookings/party-limits";
import { bookingRequest } from "../support/booking-request";

/** Returns the refused fields of a request; none if it is accepted. */
function refusedFields(overrides: Record<string, unknown>): string[] {
  const { error } = bookingRequestSchema.safeParse(bookingRequest(overrides));
  const issues = error?.issues ?? [];
  return [...new Set(issues.flatMap((issue) => ("keys" in issue ? issue.keys : issue.path.join("."))))];
}

test.for(["मीरा", "தமிழ்ச்செல்வி", "فاطمة", "王小明", "José", "O’Brien", "Mary-Jane", "က\u200cနိုင်", "X Æ 12"])(
  "%s is a valid name",
  (name) => {
    expect(refusedFields({ firstName: name, lastName: name, emergencyName: name })).toStrictEqual([]);
  },
);

const noNames = [
  "",
  "   ",
  "\u3000",
  "a\0b",
  "a\nb",
  "a\r\nBcc: x@example.com",
  "a\u007fb",
  "a\u0085b",
  "a\ud800b",
];
const noWords = ["<script>", "12345", "...", "x".repeat(81), null, undefined, 7, ["Meera"]];

test.for([...noNames, ...noWords])("%j is not a valid name", (name) => {
  const refused = refusedFields({ firstName: name, lastName: name, emergencyName: name });
  expect(refused).toStrictEqual(["firstName", "lastName", "emergencyName"]);
});

const noAddresses = [
  "",
  "meera",
  "meera@",
  "@example.com",
  "meera@example",
  "me era@example.com",
  "a@b@example.com",
];
const longAddress = `${"x".repeat(250)}@example.com`;

test.for([...noAddresses, "a@example.com\r\nBcc: b@example.com", longAddress, null, undefined])(
  "%j is not an e-mail address",
  (email) => {
    expect(refusedFields({ email })).toStrictEqual(["email"]);
  },
);

test.for([0, -1, 21, 1.5, "2", "", null, undefined, Number.NaN, Infinity, [2]])(
  "a party cannot be %j",
  (party) => {
    expect(refusedFields({ numberOfTravelers: party })).toStrictEqual(["numberOfTravelers"]);
  },
);

test.for([1, 6, 7, 20])("a party of %i is accepted", (party) => {
  expect(refusedFields({ numberOfTravelers: party })).toStrictEqual([]);
});

test.for([
  ["travelDate", "2026-02-30"],
  ["travelDate", ""],
  ["travelDate", 20_261_212],
  ["roomType", "penthouse"],
  ["roomType", undefined],
  ["paymentMethod", "cash"],
  ["paymentMethod", undefined],
  ["tour", ""],
  ["tour", undefined],
  ["specialRequests", 5],
  ["specialRequests", "x".repeat(1001)],
  ["specialRequests", "a\0b"],
  ["expectedTotal", "24998"],
  ["expectedTotal", -1],
  ["couponCode", null],
] as const)("%s cannot be %j", ([field, value]) => {
  expect(refusedFields({ [field]: value })).toStrictEqual([field]);
});

test.for([
  [null, null],
  [undefined, null],
  ["   ", null],
  [" शाकाहारी भोजन\nGround floor, please ", "शाकाहारी भोजन\nGround floor, please"],
] as const)("special requests given as %j are stored as %j", ([typed, stored]) => {
  const { specialRequests: _, ...request } = bookingRequest();
  const sent = typed === undefined ? request : { ...request, specialRequests: typed };
  expect(bookingRequestSchema.parse(sent).specialRequests).toBe(stored);
});

test("the dialog and the API accept the same fields", () => {
  const requested = Object.keys(bookingRequestSchema.shape);
  const extra = requested.filter((field) => !(field in bookingFormSchema.shape));
  const invoice = ["state", "postalCode", "billingAddress", "gstin"];
  expect(extra).toStrictEqual([
    "tour",
    ...invoice,
    "expectedTotal",
    "holdId",
    "proof",
    "widget",
    "payOnline",
  ]);
});

test("the steps of the dialog contain every field once", () => {
  expect(bookingStepFields.flat()).toStrictEqual(Object.keys(bookingFormSchema.shape));
});

test.for([
  [8, 8, 9, "This tour takes parties of up to 8. Please choose fewer travelers."],
  [8, 1, 25, "This tour takes parties of up to 8. Please choose fewer travelers."],
  [20, 20, 21, "One booking holds up to 20 travelers."],
  [40, 20, 21, "One booking holds up to 20 travelers."],
] as const)(
  "with %i seats a day a party of %i can be entered, and none of %i",
  ([capacity, fits, tooLarge, message]) => {
    const schema = bookingFormSchemaFor(capacity);
    const { tour: _, ...form } = bookingRequest();
    expect(schema.safeParse({ ...form, numberOfTravelers: fits }).success).toBe(true);
    const { error } = schema.safeParse({ ...form, numberOfTravelers: tooLarge });
    expect(error?.issues.map((issue) => issue.message)).toStrictEqual([message]);
    expect(largestParty(capacity)).toBe(Math.min(capacity, 20));
  },
);

test.for([null, "7", 7, { length: 9 }])(
  "ages of children that are no list, like %j, are refused",
  (childAges) => {
    const { error } = bookingRequestSchema.safeParse({ ...bookingRequest({ children: 1 }), childAges });
    expect(error?.issues.map(({ path }) => path)).toStrictEqual([["childAges"]]);
  },
);
