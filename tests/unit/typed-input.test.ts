import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { emailSchema, nameFields, nameSchema, phoneSchema } from "~/domain/accounts/person-fields";
import { phoneCodeSchema } from "~/domain/accounts/phone";
import { secondFactorSchema } from "~/domain/accounts/account-forms";
import { invoiceDetailsSchema } from "~/domain/money/invoices/invoice-details";
import { couponCodeSchema } from "~/domain/coupons/coupon-code";
import { rupeesTypedSchema } from "~/domain/money/payouts/payout";
import { fullName } from "~/domain/typed-input/name";
import { readNumber } from "~/domain/typed-input/number";
import { daySchema } from "~/domain/calendar/day-schema";

/** Phones have a table of their own in phone.test.ts. */

const stored = [
  ["e-mail", emailSchema, " Asha@Mail.Example ", "asha@mail.example"],
  ["e-mail", emailSchema, "asha\u200B@mail.example", "asha@mail.example"],
  ["e-mail", emailSchema, "\u202Aasha@mail.example\u202C", "asha@mail.example"],
  ["e-mail", emailSchema, "mailto:asha@mail.example", "asha@mail.example"],
  ["e-mail", emailSchema, "<asha@mail.example>,", "asha@mail.example"],
  ["e-mail", emailSchema, "“asha@mail.example”.", "asha@mail.example"],
  ["e-mail", emailSchema, "Asha Rao <asha@mail.example>", "asha@mail.example"],
  ["e-mail", emailSchema, "asha@mail.example।", "asha@mail.example"],
  ["e-mail", emailSchema, "ａｓｈａ＠ｍａｉｌ．ｅｘａｍｐｌｅ", "asha@mail.example"],
  ["e-mail", emailSchema, "asha१२@mail.example", "asha12@mail.example"],
  ["e-mail", emailSchema, "user@bücher.example", "user@xn--bcher-kva.example"],
  ["e-mail", emailSchema, "user@xn--bcher-kva.example", "user@xn--bcher-kva.example"],
  ["e-mail", emailSchema, "ram@डाटा.भारत", "ram@xn--c2bd1gb.xn--h2brj9c"],
  ["coupon", couponCodeSchema, "“WELCOME15”.", "WELCOME15"],
  ["coupon", couponCodeSchema, "‘wel-come 15’", "WELCOME15"],
  ["coupon", couponCodeSchema, "WELCOME१५\u2060", "WELCOME15"],
  ["coupon", couponCodeSchema, "ＷＥＬＣＯＭＥ１５", "WELCOME15"],
  ["coupon", couponCodeSchema, " - ", null],
  ["day", daySchema(), "२०२७-०६-१२", "2027-06-12"],
  ["day", daySchema(), "\u200E2027\u20110६-12", "2027-06-12"],
  ["day", daySchema(), "2027/06/12", "2027-06-12"],
  ["amount", rupeesTypedSchema, "10,000", 10_000],
  ["amount", rupeesTypedSchema, "₹1,25,999", 125_999],
  ["amount", rupeesTypedSchema, "Rs. 10,000/-", 10_000],
  ["amount", rupeesTypedSchema, "१०,०००", 10_000],
  ["amount", rupeesTypedSchema, "۱۰٬۰۰۰", 10_000],
  ["amount", rupeesTypedSchema, "10,000 Rs.", 10_000],
  ["amount", rupeesTypedSchema, "１２５００\u200F", 12_500],
  ["name", nameSchema("?"), "Md.Rafiq", "Md.Rafiq"],
  ["name", nameSchema("?"), "एस.एस.राजमौली", "एस.एस.राजमौली"],
  ["name", nameSchema("?"), "Rajesh.KV", "Rajesh.KV"],
  ["name", nameSchema("?"), "A\u200BB", "AB"],
  ["name", nameSchema("?"), "A\u200DB", "AB"],
  ["name", nameSchema("?"), "\u202AAsha\u202C  \u00A0Rao\u2069", "Asha Rao"],
  ["name", nameSchema("?"), "Asha\tRao", "Asha Rao"],
  ["name", nameSchema("?"), "Lefe\u0300vre", "Lefèvre"],
  ["name", nameSchema("?"), "श्री\u200Cमान क्\u200Dष", "श्री\u200Cमान क्\u200Dष"],
  ["name", nameSchema("?"), "علی\u200Cرضا", "علی\u200Cرضا"],
  ["name", nameSchema("?"), "രാമന്\u200D", "രാമന്\u200D"],
  ["name", nameSchema("?"), "राम २", "राम २"],
] as const;

test.for(stored)("%s: %s %s", ([, schema, typed, value]) => {
  expect(schema.parse(typed)).toBe(value);
});

const refused = [
  [emailSchema, "राम@डाटा.भारत", "before the @"],
  [emailSchema, "asha@mail", "name@example.com"],
  [emailSchema, "asha@mail..example", "name@example.com"],
  [phoneSchema("?"), "98765", "Enter a 10-digit mobile number"],
  [phoneSchema("?"), "+44 12", "country code"],
  [nameSchema("?"), "10.0.0.1", "at least one letter"],
  [nameFields.lastName, "", "Only one name? Enter it in both fields."],
  [nameFields.lastName, "-", "Only one name? Enter it in both fields."],
  [nameFields.lastName, ".", "Only one name? Enter it in both fields."],
  [nameFields.lastName, "\u200B", "Only one name? Enter it in both fields."],
  [rupeesTypedSchema, "10,00", "whole rupees"],
  [rupeesTypedSchema, "-5", "whole rupees"],
  [rupeesTypedSchema, "12.5", "whole rupees"],
  [rupeesTypedSchema, "", "whole rupees"],
] as const;

test.for(refused)("%s %j is refused with a message that helps", ([schema, typed, part]) => {
  expect(schema.safeParse(typed).error?.issues[0]?.message).toContain(part);
});

test.for(["S.K. Rao", "Ravi s/o Mohan", "A. P. J. Abdul Kalam", "मीरा शर्मा", "O'Neill-D'Souza"])(
  "%s is a name",
  (name) => {
    expect(nameSchema("?").safeParse(name).success).toBe(true);
  },
);

const domains = [
  "evil.com",
  "Win.at evil.co.in now",
  "visit bit.ly",
  "Prize.भारत",
  "evil．com",
  "evil。com",
  "EVIL.COM",
];
const links = ["bit.ly/x", "a\u200B.evil\u200B.com", "Win at https://a.b", "www.prizes", "me@mail"];

test.for([...domains, ...links, String.raw`\\host`, "//host/x"])(
  "%s is no name: a mail program would link it",
  (name) => {
    expect(nameSchema("?").safeParse(name).error?.issues[0]?.message).toContain("web or e-mail address");
  },
);

test("codes by phone and from apps are read in any digits", () => {
  expect(phoneCodeSchema.parse({ code: "१२३ ४५६\u200B" })).toStrictEqual({ code: "123456" });
  expect(secondFactorSchema.parse({ code: "１２３ ４５６" }).code).toBe("123456");
  expect(secondFactorSchema.parse({ code: " aBcDe‐fGhIj ", method: "backup" }).code).toBe("aBcDe-fGhIj");
});

test("PIN code, State and GSTIN are read in any digits", () => {
  const typed = { state: "२९", postalCode: "५६० ००१", gstin: "“29AAGCB7383J1Z4”", billingAddress: null };
  const read = { state: "29", postalCode: "560001", gstin: "29AAGCB7383J1Z4" };
  expect(invoiceDetailsSchema.parse(typed)).toMatchObject(read);
});

test("a name given twice is written once", () => {
  expect(fullName({ firstName: "Meenakshi", lastName: "meenakshi" })).toBe("Meenakshi");
  expect(fullName({ firstName: "Asha", lastName: "Rao" })).toBe("Asha Rao");
});

test("numbers are grouped by thousands, lakhs or not at all", () => {
  for (const typed of ["1,00,000", "100,000", "1 00 000"]) expect(readNumber(typed)).toBe(100_000);
  for (const typed of ["1,5", "1,0000", "10.000", "", "two"]) expect(readNumber(typed)).toBeNull();
});

const sources = ["app", "worker"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [`${folder}/${file}`, readFileSync(`${folder}/${file}`, "utf8")] as const),
);

function filesWith(pattern: RegExp): string[] {
  return sources.filter(([, text]) => pattern.test(text)).map(([file]) => file);
}

describe("the one definition of each kind", () => {
  test("Enter is compared in one place, which leaves out that of an input method", () => {
    // The keys of a row: `use-shortcuts` returns before them while a text is composed.
    const expected = ["app/office/frame/use-shortcuts.ts", "app/platform/forms/enter-key.ts"];
    expect(filesWith(/(?:===|!==|case)\s*"Enter"|\.isComposing/)).toStrictEqual(expected);
  });

  test("a full name is composed in one place", () => {
    expect(filesWith(/firstName\}? \$\{|first_name *\|\|/)).toStrictEqual([]);
  });

  test("a day is read by the one schema of days", () => {
    expect(filesWith(/refine\(\s*isTravelDate/)).toStrictEqual([
      // The text of a QR code and the head of an article: written by us.
      "app/domain/calendar/day-schema.ts",
      "app/domain/documents/voucher.ts",
      "app/features/blog/articles.server.ts",
    ]);
  });
});
