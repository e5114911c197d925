import { useId } from "react";
import { operatorRightLabels, staffRights } from "~/domain/operators/operator-rights";

/** Checkboxes for staff permissions, each with its purpose. */
export function RightsFields({
  given,
  error,
  legend = "Permissions",
}: {
  given: readonly string[];
  error?: string | undefined;
  legend?: string;
}) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="font-semibold">{legend}</legend>
      <div className="mt-1 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {staffRights.map((right, index) => (
          <label key={right} className="flex min-h-9 items-start gap-2.5 py-1">
            <input
              type="checkbox"
              name="rights"
              value={right}
              defaultChecked={given.includes(right)}
              aria-invalid={error && index === 0 ? true : undefined}
              className="mt-0.5 size-5 shrink-0 accent-peacock"
            />
            <span>
              <span>{operatorRightLabels[right].label}</span>
              <span className="block text-sm text-muted">{operatorRightLabels[right].purpose}</span>
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
