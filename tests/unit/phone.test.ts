import { getCountries, getCountryCallingCode } from "libphonenumber-js/min";
import { expect, test } from "vitest";
import { callingRegions, regionsOfNumber, withRegion } from "~/ui/calling-codes";
import { phoneSchema } from "~/domain/accounts/person-fields";
import { contactInWords, formatPhone } from "~/domain/accounts/format-phone";

const schema = phoneSchema("Please enter your phone number.");

test.for([
  ["+919845012345", "+919845012345"],
  ["+91\u201398450\u201312345", "+919845012345"],
  ["+91 80 2222 1234", "+918022221234"],
  ["9845012345", "+919845012345"],
  [" 98450 12345 ", "+919845012345"],
  ["+44 20 7946 0958", "+442079460958"],
  ["+49 30 901820", "+4930901820"],
  ["+290 51234", "+29051234"],
  ["09845012345", "+919845012345"],
  ["919845012345", "+919845012345"],
  ["0091 98450 12345", "+919845012345"],
  ["0919845012345", "+919845012345"],
  ["+91 0091 98450 12345", "+919845012345"],
  ["+91 +91 98450 12345", "+919845012345"],
  ["+44 +91 98450 12345", "+919845012345"],
  ["tel:+919845012345", "+919845012345"],
  ["“98450 12345”", "+919845012345"],
  ["\u202A+91 98450 12345\u202C", "+919845012345"],
  ["+91\u206098450\u200B12345", "+919845012345"],
  ["९८४५०१२३४५", "+919845012345"],
  ["٠٩٨٤٥٠١٢٣٤٥", "+919845012345"],
  ["（０２２）２２０２ ０５６４", "+912222020564"],
  ["022 2202 0564", "+912222020564"],
  ["+44 (0)20 7946 0958", "+442079460958"],
  ["0044 (0) 20 7946 0958", "+442079460958"],
  ["+39 06 6982", "+39066982"],
  ["+86 139 1099 8888", "+8613910998888"],
] as const)("%s is stored as %s", ([typed, stored]) => {
  expect(schema.parse(typed)).toBe(stored);
});

const incomplete = [
  "+91 98450 1234",
  "+91 98450 123456",
  "+91",
  "98450 1234",
  "1234567890",
  "98765",
  "call me",
];
const noNumbers = ["+0 123456789", "+12345", "+1234567890123456", "+91 98450 12E45", "++919845012345"];

test.for([...incomplete, ...noNumbers, "+91 98450 12345 ext 2"])(
  "%s is refused, with the expected format",
  (typed) => {
    const [issue] = schema.safeParse(typed).error?.issues ?? [];
    expect(issue?.message).toMatch(
      /^Enter a 10-digit mobile number, like|^Enter the number with its country code, like/,
    );
  },
);

test.for(["", "   ", null, undefined, 9_845_012_345])("%j is a missing number", (typed) => {
  const [issue] = schema.safeParse(typed).error?.issues ?? [];
  expect(issue?.message).toBe("Please enter your phone number.");
});

test("every country code and its regions are those of libphonenumber", () => {
  const known = getCountries().map((region) => `${getCountryCallingCode(region)} ${region}`);
  expect(callingRegions.map(({ region, code }) => `${code} ${region}`).toSorted()).toStrictEqual(
    known.toSorted(),
  );
});

test.for([
  ["98450 12345", "IN"],
  ["+91 98450", "IN"],
  ["+44 20 7946 0958", "GB"],
  ["+1 415", "US"],
  ["+998", "UZ"],
  ["", "IN"],
] as const)("the country code of %j is that of %s", ([typed, region]) => {
  expect(regionsOfNumber(typed)[0]?.region).toBe(region);
});

test("another country code replaces the typed one", () => {
  const britain = callingRegions.find(({ region }) => region === "GB");
  const india = callingRegions.find(({ region }) => region === "IN");
  if (!britain || !india) throw new Error("no regions");
  expect(withRegion("20 7946 0958", britain)).toBe("+44 20 7946 0958");
  expect(withRegion("+49 20 7946 0958", britain)).toBe("+44 20 7946 0958");
  expect(withRegion("+44 98450 12345", india)).toBe("98450 12345");
});

test.each([
  ["+919845012345", "+91\u00A098450\u00A012345"],
  ["98450 12345", "+91\u00A098450\u00A012345"],
  ["+14155550123", "+14155550123"],
  ["+91234", "+91234"],
  ["", ""],
])("%s is shown as %s", (stored, shown) => expect(formatPhone(stored)).toBe(shown));

test("an emergency contact that was not given is none, not a comma", () => {
  expect(contactInWords({ emergencyName: "", emergencyPhone: "" })).toBeNull();
  expect(contactInWords({ emergencyName: "Arjun Iyer", emergencyPhone: "" })).toBe("Arjun Iyer");
  expect(contactInWords({ emergencyName: null, emergencyPhone: null })).toBeNull();
});
