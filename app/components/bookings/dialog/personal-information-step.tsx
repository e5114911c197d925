import { BookingTextField } from "./text-field";

export function PersonalInformationStep() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <BookingTextField name="firstName" />
      <BookingTextField name="lastName" />
      <BookingTextField name="email" />
      <BookingTextField name="phone" />
    </div>
  );
}
