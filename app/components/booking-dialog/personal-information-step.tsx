import { TextField } from "./text-field";

export function PersonalInformationStep() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField name="firstName" label="First name" autoComplete="given-name" />
      <TextField name="lastName" label="Last name" autoComplete="family-name" />
      <TextField name="email" label="E-mail" type="email" inputMode="email" autoComplete="email" />
      <TextField
        name="phone"
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="With country code, e.g. +91 98450 12345"
      />
    </div>
  );
}
