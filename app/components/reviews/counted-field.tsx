import { useState } from "react";
import { controlClasses, Field } from "~/components/ui/field";
import { lengthInCharacters } from "~/domain/review";
import { useHydrated } from "~/hooks/use-hydrated";
import { cn } from "~/lib/cn";

interface CountedFieldProps {
  id: string;
  name: string;
  label: string;
  hint: string;
  length: { least: number; most: number };
  defaultValue: string;
  error: string | undefined;
  /** Lines of the box; a single line where it is not given. */
  rows?: number;
}

/** A text that may only be so long, with a count of what is typed. What is too long can be typed, and is said to be. */
export function CountedField({ length, defaultValue, rows, name, hint, ...field }: CountedFieldProps) {
  const [count, setCount] = useState(() => lengthInCharacters(defaultValue));
  const isHydrated = useHydrated();
  const tooMany = count - length.most;
  const shared = {
    name,
    dir: "auto",
    defaultValue,
    className: controlClasses,
    onInput: (event: React.InputEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setCount(lengthInCharacters(event.currentTarget.value)),
  } as const;
  return (
    <div>
      <Field
        {...field}
        required
        hint={`${hint} ${length.least} to ${length.most.toLocaleString("en-IN")} characters.`}
      >
        {(control) =>
          rows === undefined ? (
            <input {...control} {...shared} type="text" />
          ) : (
            <textarea {...control} {...shared} rows={rows} />
          )
        }
      </Field>
      {/* Without scripts it would stay where it was. */}
      {isHydrated && (
        <p
          aria-hidden
          className={cn(
            "text-right text-sm tabular-nums",
            tooMany > 0 ? "font-semibold text-bad" : "text-muted",
          )}
        >
          {count.toLocaleString("en-IN")} of {length.most.toLocaleString("en-IN")}
        </p>
      )}
      <p role="status" className="sr-only">
        {tooMany > 0 ? `${tooMany.toLocaleString("en-IN")} characters too many` : ""}
      </p>
    </div>
  );
}
