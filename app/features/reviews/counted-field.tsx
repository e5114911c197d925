import { useState } from "react";
import { InputField, TextAreaField } from "~/ui/field";
import { lengthInCharacters } from "~/domain/reviews/review";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { cn } from "~/ui/cn";
import { reviewWritingMessages } from "./writing/messages";

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
  const m = reviewWritingMessages().form;
  const shared = {
    ...field,
    required: true,
    hint: m.lengthHint(hint, String(length.min), length.max.toLocaleString("en-IN")),
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
          {m.count(count.toLocaleString("en-IN"), length.max.toLocaleString("en-IN"))}
        </p>
      )}
      <p role="status" className="sr-only">
        {tooMany > 0 ? m.tooMany(tooMany.toLocaleString("en-IN")) : ""}
      </p>
    </div>
  );
}
