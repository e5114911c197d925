import { TextField } from "./text-field";

export function PersonalInformationStep() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField name="firstName" />
      <TextField name="lastName" />
      <TextField name="email" />
      <TextField name="phone" />
    </div>
  );
}
