import { InputField } from "~/ui/field";

/** Dense text field of a tour's rules and facts, required unless it says otherwise. */
export function RuleField(props: React.ComponentProps<typeof InputField>) {
  return <InputField isCompact required autoComplete="off" {...props} />;
}
