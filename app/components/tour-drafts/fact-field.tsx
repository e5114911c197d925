import { useId } from "react";
import { smallControl, type RuleFieldState } from "~/components/tours/rules/rule-field";
import { Field } from "~/components/ui/field";
import { cn } from "~/lib/cn";
import type { Options } from "./tour-controls";

interface FactProps extends RuleFieldState {
  label: string;
  hint?: string;
  required?: boolean;
  className?: string;
}

/** A select of a day's or a tour's facts. */
export function FactSelect({
  name,
  value,
  error,
  onChange,
  options,
  label,
  hint,
  required = false,
  className,
}: FactProps & { options: Options }) {
  const isKnown = value === "" || options.some(([known]) => known === value);
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={required}
      className={cn("min-w-0 text-sm", className)}
    >
      {(control) => (
        <select
          {...control}
          name={name}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={smallControl}
        >
          <option value="">Select</option>
          {!isKnown && <option value={value}>{value}</option>}
          {options.map(([known, text]) => (
            <option key={known} value={known}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** A list of texts, one per line. */
export function FactLines({
  name,
  value,
  error,
  onChange,
  label,
  hint = "One per line.",
  required = false,
  className,
}: FactProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={required}
      className={cn("min-w-0 text-sm", className)}
    >
      {(control) => (
        <textarea
          {...control}
          name={name}
          rows={3}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={smallControl}
        />
      )}
    </Field>
  );
}

/** A single checkbox, stored as "true". */
export function FactCheck({
  name,
  value,
  onChange,
  label,
  className,
}: Pick<FactProps, "name" | "value" | "onChange" | "label" | "className">) {
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
      {label}
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
            {text}
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
        <li key={message}>Please check: {message}</li>
      ))}
    </ul>
  );
}
