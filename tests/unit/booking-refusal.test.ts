import { expect, test } from "vitest";
import { explainLapsed, explainRefusal } from "~/domain/bookings/booking-refusal";
import { AppError } from "~/domain/errors";

const soldOut = { step: 2, errors: { travelDate: "Full." }, notice: null, isSoldOut: true };
const tooMany = { numberOfTravelers: ["Up to 8."] };
const refused = { emergencyPhone: ["No."], travelDate: ["It is past.", "Again."] };
const failed = (description: string) => ({ step: 4, notice: { title: "Booking Failed", description } });
const unexpected = failed("An unexpected error occurred. Please try again.");

test.for([
  ["a sold-out date", new AppError("sold_out", "Full."), 409, soldOut],
  [
    "a party larger than the tour",
    new AppError("sold_out", "Up to 8.", { errors: tooMany }),
    409,
    { step: 2, errors: { numberOfTravelers: "Up to 8." }, notice: null },
  ],
  [
    "refused fields, on the first step that contains one",
    new AppError("invalid", "Check the marked fields.", { errors: refused }),
    400,
    { step: 2, errors: { travelDate: "It is past." } },
  ],
  [
    "a refused coupon, on the review",
    new AppError("invalid", "Used up.", { errors: { couponCode: ["Used up."] } }),
    400,
    { step: 4, errors: { couponCode: "Used up." }, notice: null },
  ],
  [
    "a refused field that the form does not have",
    new AppError("invalid", "This tour is odd.", { errors: { tour: ["No."] } }),
    422,
    failed("Error: This tour is odd."),
  ],
  [
    "a new price, to be confirmed again",
    new AppError("price_changed", "It has changed."),
    409,
    { step: 4, errors: {}, notice: { title: "The price has changed" } },
  ],
  [
    "the limit of unpaid bookings, with the offer to pay now",
    new AppError("unpaid_limit", "Too many."),
    409,
    { ...failed("Error: Too many."), errors: {}, mustPayNow: true },
  ],
  ["unavailable", new AppError("unavailable", "Wait."), 503, failed("Error: Wait.")],
  ["too many requests", new AppError("too_many_requests", "Wait."), 429, failed("Error: Wait.")],
  ["a missing tour", new AppError("not_found", "Gone."), 404, failed("Error: Gone.")],
  ["an unexpected error, without details", new Error("D1_ERROR: no such table"), 500, unexpected],
] as const)("the form shows %s, and can be sent again with its key", ([, error, status, shown]) => {
  expect(explainRefusal(error)).toMatchObject({ shown, status, needsNewKey: false });
});

test("a form that has booked other answers, or whose booking has expired, needs a new key for another", () => {
  expect(explainRefusal(new AppError("idempotency_mismatch", "Used."))).toMatchObject({
    shown: { step: 4, notice: { title: "You have already booked with this form" } },
    status: 409,
    needsNewKey: true,
  });
  const description = expect.stringMatching(/^Your earlier booking TB123456 has expired/);
  const expected = { shown: { step: 4, notice: { description } }, status: 409, needsNewKey: true };
  expect(explainLapsed({ bookingId: "TB123456", status: "expired" })).toMatchObject(expected);
});
