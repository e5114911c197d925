import { Minus, Plus } from "lucide";
import { useRef, useState } from "react";
import { cn } from "./cn";
import { controlClasses, Field, parted, type InputField } from "./field";
import { Icon } from "./icon";
import { uiMessages } from "./messages";

interface StepperProps extends React.ComponentProps<"input"> {
  /** Names the buttons: "Fewer children", "More children". */
  things: string;
  min: number;
  max: number;
}

/** A field for a small number between buttons that change it by one. The number can be typed, too; without scripts only so. */
export function Stepper({ things, ...input }: StepperProps) {
  const m = uiMessages();
  const { min, max } = input;
  const field = useRef<HTMLInputElement>(null);
  const [localText, setLocalText] = useState(String(input.defaultValue ?? ""));
  const text = String(input.value ?? localText);
  const value = text.trim() === "" ? min : Number(text);

  function step(by: 1 | -1) {
    if (field.current === null) return;
    if (by > 0) field.current.stepUp();
    else field.current.stepDown();
    // As if typed: React ignores the event if the value was assigned.
    field.current.dispatchEvent(new Event("input", { bubbles: true }));
  }
  const button = (label: string, icon: typeof Plus, by: 1 | -1, isOff: boolean) => (
    <button
      type="button"
      // Keeps the focus at the last step.
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && step(by)}
      className="grid size-11 shrink-0 place-items-center rounded-full border border-control hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:opacity-40 noscript:hidden"
    >
      <Icon icon={icon} className="size-5" />
      <span className="sr-only">{label}</span>
    </button>
  );
  return (
    <div
      className="flex items-center gap-1.5"
      onInput={(event) => event.target instanceof HTMLInputElement && setLocalText(event.target.value)}
    >
      {button(m.fewer(things), Minus, -1, value <= min)}
      <div className="w-16">
        <input
          ref={field}
          type="number"
          inputMode="numeric"
          onFocus={(event) => event.currentTarget.select()}
          {...input}
          className={cn(
            controlClasses,
            "text-center tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none",
          )}
        />
      </div>
      {button(m.more(things), Plus, 1, value >= max)}
      <span aria-live="polite" className="sr-only">
        {text}
      </span>
    </div>
  );
}

/** A stepper with its label, hint and error. */
export function StepperField({
  things,
  min,
  max,
  ...props
}: React.ComponentProps<typeof InputField> & Pick<StepperProps, "things" | "min" | "max">) {
  const { frame, own } = parted(props);
  return (
    <Field {...frame}>
      {(control) => <Stepper {...control} {...own} things={things} min={min} max={max} />}
    </Field>
  );
}
