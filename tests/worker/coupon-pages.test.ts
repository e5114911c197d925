import { createElement } from "react";
import { beforeAll, expect, test } from "vitest";
import { viewerContext } from "~/context";
import type { Viewer } from "~/domain/accounts/account";
import { actionInWords } from "~/domain/audit/history-in-words";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { couponFields, type CouponForm } from "~/domain/coupons/coupon-fields";
import { namesOf, typedValues } from "~/domain/field-description";
import { CouponFormFields } from "~/features/coupons/office/admin/coupon-form";
import { action as changeBooking } from "~/routes/account/booking";
import { action as edit, loader as loadCoupon } from "~/routes/admin/coupon";
import { action as create } from "~/routes/admin/coupon-new";
import { loader as loadCsv } from "~/routes/office/list-csv";
import { signIn } from "../support/accounts";
import { as, book, get } from "../support/api";
import { loaderArgs } from "../support/loader-args";
import { createPerson } from "../support/people";
import { bookingRow } from "../support/rows";
import { signInAs } from "../support/traveler-bookings";
import { renderPage } from "../support/render-page";

type Posted = Record<string, string | readonly string[]>;

let admin: Viewer;
const today = todayInIndia(Date.now());

/** A coupon with a value in every field. */
const full: CouponForm = {
  code: "FULL",
  kind: "fixed",
  value: 1500,
  maxDiscount: 1200,
  borneBy: "shared",
  validFrom: today,
  validUntil: addDays(today, 30),
  minimumPurchase: 10_000,
  minimumTravelers: 4,
  usageLimit: 50,
  perCustomerLimit: 2,
  description: "For the fair",
  operators: ["deccan-and-coast"],
  tours: ["goa", "ooty"],
};
const choices = {
  operators: [{ slug: "deccan-and-coast", name: "Deccan & Coast" }],
  tours: ["goa", "munnar", "ooty"].map((slug) => ({ slug, name: slug })),
};

beforeAll(async () => {
  admin = await createPerson("admin", "active");
});

/** Opens a page of a coupon as the administrator. */
function pageArgs(path: string, fields?: Posted) {
  const { context, url } = loaderArgs(path);
  context.set(viewerContext, admin);
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields ?? {}))
    for (const each of [value].flat()) body.append(name, each);
  const request = new Request(url, fields && { method: "POST", body });
  return { context, url, request, params: { code: path.split("/").at(-1) ?? "" }, pattern: path };
}

const isRedirect = (thrown: unknown) => thrown instanceof Response && thrown.status === 302;

/** Posts a form that is accepted. */
async function post(route: typeof create | typeof edit, path: string, fields: Posted) {
  const answer: unknown = await route(pageArgs(path, fields)).catch((thrown: unknown) => thrown);
  expect(answer).toSatisfy(isRedirect);
}

const pageOf = (code: string) => loadCoupon(pageArgs(`/admin/coupons/${code}`));

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

/** Returns what the edit form of a stored coupon sends if nothing is typed, read from its HTML. */
async function asShown(code: string): Promise<Posted> {
  const { coupon } = await pageOf(code);
  const html = renderPage(
    createElement(CouponFormFields, {
      saved: typedValues(couponFields, coupon),
      version: coupon.version,
      choices,
    }),
    { now: Date.now() },
  );
  const sent: Record<string, string[]> = {};
  const add = (name: string | undefined, value = "") => name && (sent[name] ??= []).push(value);
  for (const [tag] of html.matchAll(/<input [^>]*>/g))
    if (attribute(tag, "type") !== "checkbox" || tag.includes(" checked"))
      add(attribute(tag, "name"), attribute(tag, "value"));
  for (const [, tag = "", options = ""] of html.matchAll(/(<select [^>]*>)(.*?)<\/select>/g))
    add(attribute(tag, "name"), /value="([^"]*)" selected/.exec(options)?.[1]);
  return sent;
}

test("the form of a coupon sends every field back as it was stored, and the log says only what was typed", async () => {
  await post(create, "/admin/coupons/new", typedValues(couponFields, full));
  const shown = await asShown("FULL");
  expect(namesOf(couponFields).filter((name) => !(name in shown))).toStrictEqual([]);
  await post(edit, "/admin/coupons/FULL", { ...shown, value: "1,750" });
  const { coupon, history } = await pageOf("FULL");
  expect(coupon).toMatchObject({ ...full, value: 1750, version: 2 });
  expect(history.actions.slice(0, 1).map(actionInWords)).toStrictEqual([
    { sentence: "edited the coupon", changes: ["Discount Value: 1750 instead of 1500"], texts: [] },
  ]);
});

test("a cleared field is none, in the list, its file and the API, and the log names it as the form does", async () => {
  await post(create, "/admin/coupons/new", typedValues(couponFields, { ...full, code: "CLEARED" }));
  const optional = [
    "maxDiscount",
    "borneBy",
    "minimumPurchase",
    "minimumTravelers",
    "usageLimit",
    "perCustomerLimit",
    "description",
  ];
  await post(edit, "/admin/coupons/CLEARED", {
    ...(await asShown("CLEARED")),
    ...Object.fromEntries(optional.map((name) => [name, " "])),
    tours: [],
    operators: [],
  });
  const { coupon, history } = await pageOf("CLEARED");
  const cleared = Object.fromEntries([...optional, "tours", "operators"].map((name) => [name, null]));
  expect(coupon).toMatchObject(cleared);
  expect(typedValues(couponFields, coupon)).toMatchObject({ tours: [], operators: [], usageLimit: "" });
  expect(history.actions.slice(0, 1).flatMap((action) => actionInWords(action).changes)).toStrictEqual([
    "Maximum Discount: no maximum instead of ₹1,200",
    "Borne by: Tour Bharat instead of Half each",
    "Minimum Purchase: none instead of ₹10,000",
    "Minimum Travelers: none instead of 4 travelers",
    "Usage Limit: no limit instead of 50",
    "Limit per customer: no limit instead of 2",
    "Description: none instead of For the fair",
    "Operators: all instead of deccan and coast",
    "Tours: all instead of goa and ooty",
  ]);
  const { cookie } = await signIn("admin");
  const answer = await get("/api/admin/coupons?q=CLEARED", as(cookie));
  expect(await answer.json()).toMatchObject({ coupons: [{ code: "CLEARED", ...cleared }] });
  const csv = await (await loadCsv(pageArgs("/admin/coupons.csv"))).text();
  expect(csv).toContain(
    "Coupon Code,Discount Type,Discount Value,Valid From,Valid To,Maximum Discount,Borne by,Minimum Purchase,Minimum Travelers,Usage Limit,Limit per customer,Description,Operators,Tours,Status,Used,Created",
  );
  expect(csv).toMatch(new RegExp(`CLEARED,fixed,1500,${today},${full.validUntil},,,,,,,,,,active,0,`));
});

test("what is no number is refused beside its field, and what was typed stays", async () => {
  const fields = { ...typedValues(couponFields, { ...full, code: "WORDS" }), usageLimit: "many", value: "" };
  const answer: unknown = await create(pageArgs("/admin/coupons/new", fields));
  expect(answer).toMatchObject({
    data: {
      isDone: false,
      errors: {
        usageLimit: "Please enter a whole number above 0, or leave it empty.",
        value: "Please enter a whole number above 0.",
      },
      values: { usageLimit: "many" },
    },
  });
});

test("a booking sold for a minimum number of travelers loses the discount with a party below it", async () => {
  const { viewer, cookie } = await signInAs();
  const discount = {
    ...full,
    code: "GROUPOF3",
    minimumPurchase: null,
    minimumTravelers: 3,
    operators: null,
    tours: null,
  };
  await post(create, "/admin/coupons/new", typedValues(couponFields, discount));
  const party = { travelDate: addDays(today, 120), numberOfTravelers: 4, couponCode: "GROUPOF3" };
  const { bookingId } = await book(party, as(cookie));
  const priceOf = async (numberOfTravelers: number) => {
    const path = `/bookings/${bookingId}`;
    const fields = { intent: "quote-party", numberOfTravelers: String(numberOfTravelers) };
    const { context, url, request } = pageArgs(path, fields);
    context.set(viewerContext, viewer);
    return changeBooking({ context, url, request, params: { bookingId }, pattern: path });
  };
  // Ooty's adult fare, without the coupon's ₹1,500.
  const { tourPrice } = await bookingRow(bookingId);
  expect(await priceOf(2)).toMatchObject({
    data: { result: { total: 2 * tourPrice, lines: [{ code: "fare" }] } },
  });
  expect(await priceOf(3)).toMatchObject({ data: { result: { total: 3 * tourPrice - 1500 } } });
});
