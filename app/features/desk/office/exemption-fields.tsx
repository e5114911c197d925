import { exemptGrounds, groundLabel } from "~/domain/departures/exemption";
import { InputField, SelectField } from "~/ui/field";

interface NamedField {
  name: string;
  error?: string | undefined;
  defaultValue?: string | undefined;
  value?: string;
  onChange?: (text: string) => void;
}

/** Fields that name why no compensation is owed, with the evidence. */
export function ExemptionFields({ form }: { form: { field: (name: "ground" | "evidence") => NamedField } }) {
  return (
    <>
      <SelectField
        label="Ground without compensation"
        hint="Travelers see it with your evidence. Without one, they are owed what their refund schedule would have kept."
        {...form.field("ground")}
        options={[
          ["", "None of these"],
          ...exemptGrounds.map((ground) => [ground, groundLabel(ground)] as const),
        ]}
      />
      <InputField
        label="Evidence"
        hint="Source, number and date. Example: Order 12/2026 of the District Magistrate, December 3."
        {...form.field("evidence")}
        autoComplete="off"
        maxLength={300}
      />
    </>
  );
}
