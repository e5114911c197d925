import { expect, test } from "vitest";
import { bankChangeSchema, maskedNumber } from "~/domain/operators/bank-account";
import { operatorSchema } from "~/domain/operators/operator";
import { documentFileName, documentFormatOf } from "~/domain/operators/operator-document";
import { invitationSchema } from "~/domain/operators/operator-member";
import { verificationSteps } from "~/domain/operators/operator-verification";
import { privateFile } from "~/platform/pages/file-response";

const operator = {
  companyName: "Malabar Walks",
  registrationNumber: "U63040KL2019PTC123456",
  address: "4 Beach Road",
  baseCity: "Kochi",
};

test.for([
  ["27AAPFU0939F1ZV", "27AAPFU0939F1ZV"],
  [" 27 aapfu0939f 1zv ", "27AAPFU0939F1ZV"],
  ["", null],
  ["  ", null],
] as const)("a GST number is stored in capitals without spaces: %s", ([typed, stored]) => {
  expect(operatorSchema.parse({ ...operator, gstin: typed }).gstin).toBe(stored);
});

test("a company without the field has no GST number, and an invalid one is refused", () => {
  expect(operatorSchema.parse(operator).gstin).toBeNull();
  expect(operatorSchema.safeParse({ ...operator, gstin: "27AAPFU0939F1ZA" }).success).toBe(false);
});

test("accommodation is sold with a GST number only, and an unknown service is refused", () => {
  const gstin = "27AAPFU0939F1ZV";
  expect(operatorSchema.parse(operator).supply).toBe("tour");
  for (const supply of ["stay", "stay-above"]) {
    expect(operatorSchema.parse({ ...operator, gstin, supply }).supply).toBe(supply);
    const { error } = operatorSchema.safeParse({ ...operator, supply });
    expect(error?.issues.map(({ path }) => path)).toStrictEqual([["supply"]]);
  }
  expect(operatorSchema.parse({ ...operator, supply: "tour-with-credit" }).gstin).toBeNull();
  expect(operatorSchema.safeParse({ ...operator, gstin, supply: "hotel" }).success).toBe(false);
});

const panFor = (fields: object) => operatorSchema.parse({ ...operator, ...fields }).pan;

test("a PAN is that of the GST number, which fills it in; without one it is checked alone", () => {
  const gstin = "27AAPFU0939F1ZV";
  expect(panFor({})).toBeNull();
  expect(panFor({ gstin })).toBe("AAPFU0939F");
  expect(panFor({ gstin, pan: "aapfu 0939f" })).toBe("AAPFU0939F");
  expect(panFor({ pan: "AADCD4217P" })).toBe("AADCD4217P");
  for (const fields of [{ gstin, pan: "AADCD4217P" }, { pan: "AADXD4217P" }, { pan: "AADCD421P" }]) {
    const { error } = operatorSchema.safeParse({ ...operator, ...fields });
    expect(error?.issues.map(({ path }) => path)).toStrictEqual([["pan"]]);
  }
});

const change = {
  holder: "Malabar Walks",
  accountNumber: "501002345678",
  accountNumberAgain: "5010 0234 5678",
  ifsc: "hdfc0001234",
  currentPassword: "secret",
};

test("account numbers are compared without spaces, an IFSC is stored in capitals", () => {
  const expected = { accountNumber: "501002345678", ifsc: "HDFC0001234" };
  expect(bankChangeSchema.parse(change)).toMatchObject(expected);
  expect(maskedNumber("5678")).toBe("•••• 5678");
});

test.for([
  ["accountNumber", "12345678"],
  ["accountNumber", "1234567890123456789"],
  ["accountNumber", "50100234567A"],
  ["accountNumberAgain", "501002345679"],
  ["ifsc", "HDFC1001234"],
  ["ifsc", "HDF00001234"],
  ["holder", "<b>"],
] as const)("a bank account with %s %s is refused beside the field", ([field, value]) => {
  const parsed = bankChangeSchema.safeParse({ ...change, accountNumberAgain: value, [field]: value });
  expect(parsed.error?.issues[0]?.path).toStrictEqual([field]);
});

test.for([
  ["%PDF-1.7", "pdf"],
  ["\xff\xd8\xff\xe0", "jpeg"],
  ["\x89PNG\r\n\x1a\n", "png"],
  ["<!doctype html>", null],
  [" %PDF-1.7", null],
  ["GIF89a", null],
  ["", null],
] as const)("a file's first bytes decide its format: %j", ([text, format]) => {
  expect(documentFormatOf(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))).toBe(format);
});

test.for([
  ["GST certificate.PDF", "GST certificate.pdf"],
  ["../../etc/passwd", "passwd.pdf"],
  ["C:\\papers\\pan.card.jpeg", "pan.card.pdf"],
  ['a"b\r\nSet-Cookie: x.pdf', "abSet-Cookie x.pdf"],
  ["पंजीकरण.pdf", "पंजीकरण.pdf"],
  [".pdf", "document.pdf"],
] as const)("a document called %j is stored as %j", ([name, stored]) => {
  expect(documentFileName(name, "pdf")).toBe(stored);
});

test("a private file is saved under its name in any script, and never cached", () => {
  const body = new Blob(["x"]).stream();
  const { headers } = privateFile({ fileName: "पत्र (1).pdf", contentType: "application/pdf", size: 1, body });
  expect(headers.get("Content-Disposition")).toBe(
    `attachment; filename="____ (1).pdf"; filename*=UTF-8''%E0%A4%AA%E0%A4%A4%E0%A5%8D%E0%A4%B0%20%281%29.pdf`,
  );
  expect(headers.get("Cache-Control")).toBe("private, no-store");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
});

function parse(rights: unknown) {
  return invitationSchema.safeParse({ email: "Meera@Example.com", rights });
}

test("rights are stored in list order without repeats, and owner-only rights cannot be granted", () => {
  const expected = { email: "meera@example.com", rights: ["tours", "earnings"] };
  expect(parse(["earnings", "tours", "tours"]).data).toStrictEqual(expected);
  for (const rights of [[], ["company"], ["everything"], "tours"]) expect(parse(rights).success).toBe(false);
});

test("the steps name the missing details", () => {
  const facts = {
    status: "pending",
    verification: "waiting",
    isOwnerConfirmed: true,
    documents: 0,
    hasBankAccount: false,
    photographs: 5,
  } as const;
  const nothing = { registrationNumber: null, address: "", baseCity: "", phone: null, pan: null };
  const steps = verificationSteps({ ...facts, ...nothing });
  expect(steps.map(({ isDone }) => isDone)).toStrictEqual([true, false, false, false, false, false]);
  expect(steps[1]?.text).toBe("Still missing: registration number, address, base city, phone, PAN.");
  expect(verificationSteps({ ...facts, ...nothing, ...operator, documents: 1 })[2]?.text).toBe(
    "1 document uploaded.",
  );
  expect(steps[4]?.text).toMatch(/^5 of 6 photographs of rooms, vehicle, guide and food\. Add them/);
  expect(verificationSteps({ ...facts, ...nothing, photographs: 7 })[4]).toMatchObject({ isDone: true });
});
