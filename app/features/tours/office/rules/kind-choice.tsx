import { cn } from "~/ui/cn";
import type { RulesFields } from "./use-rules-fields";

/** Radio buttons for the kind of a rule. */
export function KindChoice({
  fields,
  name,
  kinds,
}: {
  fields: RulesFields<unknown>;
  name: string;
  kinds: readonly (readonly [kind: string, label: string])[];
}) {
  return (
    <div className="flex flex-wrap gap-x-5">
      {kinds.map(([kind, label]) => (
        <label key={kind} className="flex min-h-8 items-center gap-2">
          <input
            type="radio"
            name={name}
            value={kind}
            checked={fields.text(name) === kind}
            onChange={() => fields.set(name, kind)}
            className="size-4 accent-peacock"
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}

/** Hides the fields of other kinds but keeps them in the form, so that no input is lost. Without JavaScript, all are shown. */
export function KindFields({ isShown, children }: { isShown: boolean; children: React.ReactNode }) {
  return <div className={cn("grid gap-3", !isShown && "hidden noscript:grid")}>{children}</div>;
}
