import { expect, test } from "vitest";
import { newBookingAnswers } from "~/domain/bookings/booking-form";
import { checkPhoneBooking } from "~/domain/desk/phone-booking";

const answers = {
  ...newBookingAnswers(),
  travelDate: "2027-02-01",
  firstName: "Meera",
  lastName: "Iyer",
  email: "meera@example.com",
  phone: "9840012345",
  emergencyName: "Arun Iyer",
  emergencyPhone: "9840054321",
  payment: "later" as const,
  receivedAmount: "",
  receivedMethod: "cash",
  state: "",
  postalCode: "",
};

test("a booking by phone may name the buyer's State, in the list's words or not at all", () => {
  expect(checkPhoneBooking(answers).details).toMatchObject({ state: null, postalCode: null });
  const named = checkPhoneBooking({ ...answers, state: "Kerala", postalCode: "682 001" });
  expect(named.details).toMatchObject({ state: "32", postalCode: "682001" });
  const { details, errors } = checkPhoneBooking({ ...answers, state: "Atlantis", postalCode: "1" });
  expect(details).toBeNull();
  expect(Object.keys(errors)).toStrictEqual(["state", "postalCode"]);
});
