import { useState } from "react";
import { InputField, TextAreaField } from "~/ui/field";
import { lengthInCharacters } from "~/domain/reviews/review";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { cn } from "~/ui/cn";

interface CountedFieldProps {
  id: string;
  name: string;
  label: string;
  hint: string;
  length: { min: number; max: number };
  defaultValue: string;
  error: string | undefined;
  /** Rows of the textarea; a single-line input if omitted. */
  rows?: number;
}

/** A text field with a character count. Longer text can be typed and is flagged. */
export function CountedField({ length, defaultValue, rows, hint, ...field }: CountedFieldProps) {
  const [count, setCount] = useState(() => lengthInCharacters(defaultValue));
  const isHydrated = useHydrated();
  const tooMany = count - length.max;
  const shared = {
    ...field,
    required: true,
    hint: `${hint} ${length.min} to ${length.max.toLocaleString("en-IN")} characters.`,
    dir: "auto",
    defaultValue,
    onChange: (text: string) => setCount(lengthInCharacters(text)),
  };
  return (
    <div>
      {rows === undefined ? <InputField {...shared} /> : <TextAreaField {...shared} rows={rows} />}
      {/* Without scripts the count would not update. */}
      {isHydrated && (
        <p
          aria-hidden
          className={cn(
            "text-right text-sm tabular-nums",
            tooMany > 0 ? "font-semibold text-danger" : "text-muted",
          )}
        >
          {`${count.toLocaleString("en-IN")} of ${length.max.toLocaleString("en-IN")}`}
        </p>
      )}
      <p role="status" className="sr-only">
        {tooMany > 0 ? `${tooMany.toLocaleString("en-IN")} characters too many` : ""}
      </p>
    </div>
  );
}
