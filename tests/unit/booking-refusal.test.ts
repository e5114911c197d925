import { expect, test } from "vitest";
import { explainLapsed, explainRefusal } from "~/domain/bookings/booking-refusal";
import { AppError } from "~/domain/errors";

test("a sold-out date shows its error beside the date", () => {
  expect(explainRefusal(new AppError("sold_out", "There are not 2 free seats."))).toStrictEqual({
    shown: { step: 2, errors: { travelDate: "There are not 2 free seats." }, notice: null, isSoldOut: true },
    status: 409,
    needsNewKey: false,
  });
});

test("a party larger than the tour shows its error beside the number", () => {
  const error = new AppError("sold_out", "Up to 8.", { errors: { numberOfTravelers: ["Up to 8."] } });
  expect(explainRefusal(error)).toMatchObject({
    shown: { step: 2, errors: { numberOfTravelers: "Up to 8." }, notice: null },
    status: 409,
  });
});

test("refused fields show on the first step that contains one", () => {
  const error = new AppError("invalid", "Check the marked fields.", {
    errors: { emergencyPhone: ["No."], travelDate: ["It is past.", "Again."] },
  });
  expect(explainRefusal(error)).toMatchObject({
    shown: { step: 2, errors: { travelDate: "It is past." } },
    status: 400,
  });
});

test("a new price shows on the review, to be confirmed again with the same key", () => {
  expect(explainRefusal(new AppError("price_changed", "It has changed."))).toMatchObject({
    shown: { step: 4, errors: {}, notice: { title: "The price has changed" } },
    status: 409,
    needsNewKey: false,
  });
});

test("a form that has booked other answers needs a new key for a second booking", () => {
  expect(explainRefusal(new AppError("idempotency_mismatch", "Used."))).toMatchObject({
    shown: { step: 4, notice: { title: "You have already booked with this form" } },
    status: 409,
    needsNewKey: true,
  });
});

test("at the limit of unpaid bookings, paying now is left", () => {
  expect(explainRefusal(new AppError("unpaid_limit", "Too many."))).toStrictEqual({
    shown: {
      step: 4,
      errors: {},
      notice: { title: "Booking Failed", description: "Error: Too many." },
      mustPayNow: true,
    },
    status: 409,
    needsNewKey: false,
  });
});

test("a form whose booking has expired needs a new key for another", () => {
  expect(explainLapsed({ bookingId: "TB123456", status: "expired" })).toMatchObject({
    shown: {
      step: 4,
      notice: { description: expect.stringMatching(/^Your earlier booking TB123456 has expired/) },
    },
    status: 409,
    needsNewKey: true,
  });
});

test.for([
  ["unavailable", 503],
  ["too_many_requests", 429],
  ["not_found", 404],
] as const)("%s shows its message on the review", ([code, status]) => {
  expect(explainRefusal(new AppError(code, "Please wait."))).toMatchObject({
    shown: { step: 4, notice: { title: "Booking Failed", description: "Error: Please wait." } },
    status,
  });
});

test("a refused coupon shows its error beside it, on the review", () => {
  const error = new AppError("invalid", "Used up.", { errors: { couponCode: ["Used up."] } });
  expect(explainRefusal(error)).toStrictEqual({
    shown: { step: 4, errors: { couponCode: "Used up." }, notice: null },
    status: 400,
    needsNewKey: false,
  });
});

test("a refused field that the form does not have shows above the review", () => {
  const error = new AppError("invalid", "This tour is odd.", {
    errors: { tour: ["No."] },
  });
  expect(explainRefusal(error)).toMatchObject({
    shown: { step: 4, notice: { description: "Error: This tour is odd." } },
    status: 422,
  });
});

test("an unexpected error reveals no details", () => {
  expect(explainRefusal(new Error("D1_ERROR: no such table"))).toMatchObject({
    shown: {
      step: 4,
      notice: {
        title: "Booking Failed",
        description: "An unexpected error occurred. Please try again.",
      },
    },
    status: 500,
  });
});
