import { useId } from "react";
import { controlClasses } from "~/ui/field";
import { cn } from "~/ui/cn";
import { searchLabel } from "./search-label";

/** One end of a range filter, with its error below. */
export function RangeField({
  label,
  error,
  className,
  ...input
}: { label: string; error: string | undefined } & React.ComponentProps<"input">) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={searchLabel}>
        {label}
      </label>
      <input
        type="text"
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={cn(controlClasses, className)}
      />
      {error && (
        <p id={`${id}-error`} className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
