import { useId } from "react";
import { SelectField, TextAreaField } from "~/ui/field";
import { cn } from "~/ui/cn";
import type { Options } from "./tour-controls";

/** A select of a day's or a tour's facts. It keeps a value that is none of its options. */
export function FactSelect({ options, value = "", ...field }: React.ComponentProps<typeof SelectField>) {
  const isKnown = value === "" || options.some(([known]) => known === value);
  const unknown = isKnown ? [] : [[value, value] as const];
  return (
    <SelectField isCompact value={value} options={[["", "Select"], ...unknown, ...options]} {...field} />
  );
}

/** A list of texts, one per line. */
export function FactLines(props: React.ComponentProps<typeof TextAreaField>) {
  return <TextAreaField isCompact rows={3} hint="One per line." {...props} />;
}

/** A single checkbox, stored as "true". */
export function FactCheck({
  name,
  value,
  onChange,
  label,
  className,
}: {
  name: string;
  value: string;
  onChange: (text: string) => void;
  label: string;
  className?: string;
}) {
  return (
    <label className={cn("flex min-h-9 items-center gap-1.5 text-sm", className)}>
      <input
        type="checkbox"
        name={name}
        value="true"
        checked={value === "true"}
        onChange={(event) => onChange(event.currentTarget.checked ? "true" : "")}
        className="size-4 accent-peacock"
      />
      <span>{label}</span>
    </label>
  );
}

/** Choices of a short list. Each has a field of its own, so that the fields keep their names. */
export function FactChoices({
  name,
  label,
  options,
  chosen,
  error,
  onChange,
}: {
  name: string;
  label: string;
  options: Options;
  chosen: readonly string[];
  error?: string | undefined;
  onChange: (chosen: string[]) => void;
}) {
  const id = useId();
  return (
    <fieldset className="text-sm" aria-describedby={error ? id : undefined}>
      <legend className="font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-4">
        {options.map(([value, text], index) => (
          <label key={value} className="flex min-h-9 items-center gap-1.5">
            <input
              type="checkbox"
              name={`${name}.${index}`}
              value={value}
              checked={chosen.includes(value)}
              aria-invalid={error ? true : undefined}
              onChange={({ currentTarget: { checked } }) =>
                onChange(
                  options
                    .map(([each]) => each)
                    .filter((each) => (each === value ? checked : chosen.includes(each))),
                )
              }
              className="size-4 accent-peacock"
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={id} className="font-semibold text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Warnings beside the fields that they are about. */
export function FactWarnings({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <ul className="grid gap-0.5 rounded-control bg-warning-subtle px-3 py-1.5 text-sm text-warning">
      {messages.map((message) => (
        <li key={message}>{`Please check: ${message}`}</li>
      ))}
    </ul>
  );
}
