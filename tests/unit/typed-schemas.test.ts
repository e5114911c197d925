import { expect, test } from "vitest";
import { z } from "zod";

/**
 * Walks all schemas of the domain and of the forms. A field that takes one of these values but no words is a field of that kind, so it takes
 * every spelling that the kind's reader knows.
 */
const samples = {
  phone: "+919845012345",
  "e-mail": "asha12@mail.example",
  reference: "TB200724",
  coupon: "WELCOME15",
  day: "2027-06-12",
  month: "2027-06",
  "day of a year": "06-12",
  time: "09:30",
  "PIN code": "560001",
  GSTIN: "29AAGCB7383J1Z4",
  PAN: "AAGCB7383J",
  IFSC: "HDFC0001234",
  "account number": "123456789012",
  "bank reference": "HDFCR52026112812345678",
  code: "123456",
  amount: "1250",
  count: "4",
  year: "1998",
} as const;

/** Invisible marks around, and digits of another keyboard. */
function pasted(value: string): string {
  return `\u202A${value.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x0966 + Number(digit)))}\u2060`;
}

/** Fields that no person types: hidden ones, choices, slugs of links, the queue of a device, and our own responses. */
const written = [
  "accounts/account-edit.ts#accountVersionSchema",
  "accounts/security.ts#carriedSetupSchema.backupCodes",
  "desk/rescue.ts#rescueFormSchema.expected",
  "check-in/check-in.ts#checkInsSchema.checkIns.bookingId",
  "messages/message.ts#replySchema.handledAt",
  "money/payouts/payout.ts#payoutSchema.paidOn",
  "prices/quote.ts#quoteSchema.refundSchedule.from",
  "prices/quote.ts#quoteSchema.refundSchedule.to",
  "reviews/review-form.ts#reviewFormSchema.rating",
  "search/tour-query.ts#tourFilterSchema.flex",
  "search/tour-query.ts#tourFilterSchema.minRating",
  "search/tour-query.ts#tourFilterSchema.month",
  "search/tour-query.ts#tourQuerySchema.limit",
  "tour-files/tour-file.ts#tourFileSchema.slug",
  "wishlist/wishlist-lists.ts#listChangeSchema.slug",
  "forms/read-form.ts#seenNumberSchema",
];

function isWritten(path: string): boolean {
  return path.endsWith(".balanceBy") || written.some((each) => path.endsWith(each));
}

function schemasIn(value: unknown, path: string, seen: Set<unknown>): [path: string, schema: z.ZodType][] {
  if (seen.has(value)) return [];
  seen.add(value);
  if (!(value instanceof z.ZodType)) {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
    return Object.entries(value).flatMap(([name, part]) => schemasIn(part, `${path}.${name}`, seen));
  }
  const { def } = value;
  const parts: unknown[] =
    value instanceof z.ZodObject
      ? Object.entries(value.shape).flatMap(([name, part]) => schemasIn(part, `${path}.${name}`, seen))
      : [];
  const inner = ["innerType", "element", "in", "out", "options", "left", "right", "valueType"].flatMap(
    (name) => {
      const part: unknown = Reflect.get(def, name);
      return Array.isArray(part) ? part : [part];
    },
  );
  const isContainer = inner.some((part) => part instanceof z.ZodObject) || value instanceof z.ZodObject;
  return [
    ...(isContainer ? [] : ([[path, value]] as [string, z.ZodType][])),
    ...(parts as [string, z.ZodType][]),
    ...inner
      .filter((part) => part instanceof z.ZodObject || (part instanceof z.ZodType && isContainer))
      .flatMap((part) => schemasIn(part, path, seen)),
  ];
}

const modules = import.meta.glob<Record<string, unknown>>(
  [
    "/app/{domain,features,office,platform}/**/*.ts",
    "!/app/**/use-*.ts",
    "!/app/**/*.server.ts",
    "!/app/**/*.worker.ts",
  ],
  { eager: true },
);

const fields = Object.entries(modules).flatMap(([file, exports]) => {
  const seen = new Set<unknown>();
  return Object.entries(exports).flatMap(([name, value]) => schemasIn(value, `${file}#${name}`, seen));
});

/** Returns what a schema reads; undefined if it refuses. */
function read(schema: z.ZodType, typed: unknown): unknown {
  try {
    return schema.safeParse(typed).data;
  } catch {
    return undefined;
  }
}

test("each field of a kind reads what people type and paste", () => {
  const failed = fields.flatMap(([path, schema]) => {
    const takesWords = read(schema, "Some words, 12 of them") !== undefined;
    return Object.values(samples).flatMap((value) => {
      const plain = read(schema, value);
      if (takesWords || plain === undefined || plain === null || isWritten(path)) return [];
      return JSON.stringify(read(schema, pasted(value))) === JSON.stringify(plain) ? [] : [path];
    });
  });
  expect(fields.length).toBeGreaterThan(500);
  expect([...new Set(failed)]).toStrictEqual([]);
});
