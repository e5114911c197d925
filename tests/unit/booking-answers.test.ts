import { expect, test } from "vitest";
import { draftedAnswers, newBookingAnswers } from "~/domain/bookings/booking-form";
import { changeAnswers } from "~/features/bookings/dialog/use-booking-answers";

const tour = { capacity: 12 };
const wrong = {
  answers: { ...newBookingAnswers(), email: "meera@", phone: "12" },
  errors: { email: "Please enter an e-mail address.", phone: "Please enter your phone number." },
  isTyped: true,
};

test("the message of a mistake goes with the mistake, and no other message changes", () => {
  const { errors, answers } = changeAnswers(wrong, { email: "meera@example.com" }, tour);
  expect(errors).toStrictEqual({ phone: "Please enter your phone number." });
  expect(answers).toMatchObject({ email: "meera@example.com", phone: "12" });
});

test("a mistake that changes has the message of the new one", () => {
  const refused = { ...wrong, errors: { numberOfTravelers: "Only 4 seats are left." } };
  const { errors } = changeAnswers(refused, { numberOfTravelers: "13" }, tour);
  expect(errors.numberOfTravelers).toContain("12");
});

test("an answer that stays the same is not typed", () => {
  const untouched = { answers: newBookingAnswers(), errors: {}, isTyped: false };
  expect(changeAnswers(untouched, { numberOfTravelers: "2" }, tour).isTyped).toBe(false);
  expect(changeAnswers(untouched, { numberOfTravelers: "3" }, tour).isTyped).toBe(true);
});

test("a draft of another version of the form keeps what this one asks for", () => {
  const drafted = draftedAnswers({ firstName: "Meera", numberOfTravelers: "7", shoeSize: "41", email: null });
  expect(drafted).toStrictEqual({ ...newBookingAnswers(), firstName: "Meera", numberOfTravelers: "7" });
});
