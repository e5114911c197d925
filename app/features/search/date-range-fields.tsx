import { CalendarDays } from "lucide";
import { startTransition, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Exact } from "~/ui/exact";
import { EarlyDate, waitsForPicker, type ButtonUse } from "~/ui/dates/early-date";
import { controlClasses } from "~/ui/field";
import { readRange } from "~/domain/calendar/date-range";
import { formatWantedDays, type WantedDays } from "~/domain/calendar/wanted-days";
import type { TourFilter } from "~/domain/search/tour-query";
import { useFrameLater } from "~/platform/browser/use-frame-later";
import { cn } from "~/ui/cn";
import { Icon } from "~/ui/icon";
import { searchMessages } from "./messages";
import { RangeField } from "./range-field";
import { searchLabel } from "./search-label";

type Picker = typeof import("./date-range-picker").default;

function prefetch() {
  // A failed prefetch matters only once the picker is opened.
  import("./date-range-picker").catch(() => undefined);
}

/**
 * Wanted departure days: a button that opens the date-range picker. Native inputs replace it without JavaScript and if the
 * picker cannot be loaded; until hydration a press on the button shows them.
 */
export function DateRangeFields({
  filter,
  error,
  isLabelHidden = false,
  submitsOnClose = false,
}: {
  filter: TourFilter;
  error: string | undefined;
  /** True if only screen readers get the label. */
  isLabelHidden?: boolean;
  /** True if the form is submitted once the picker closes with other days than before. */
  submitsOnClose?: boolean;
}) {
  const given = daysOf(filter);
  const [chosen, setChosen] = useState({ given, days: given });
  // A navigation may change the days while the form stays mounted.
  if (!areSame(chosen.given, given)) setChosen({ given, days: given });
  const { days } = chosen;
  const setDays = (changed: WantedDays) => setChosen({ given, days: changed });
  const [control, setControl] = useState<"early" | "picker" | "failed">("early");
  const [early, whole] = [useRef<HTMLDetailsElement>(null), useRef<HTMLDivElement>(null)];
  const use = useRef<ButtonUse>("none");
  const labelId = useId();

  /** Replaces the early button and its inputs, with the days that were entered in them. */
  function takeOver() {
    const [from = "", to = ""] = Array.from(
      early.current?.querySelectorAll("input") ?? [],
      ({ value }) => value,
    );
    startTransition(() => {
      if (from !== (given.from ?? "") || to !== (given.to ?? "")) {
        const range = readRange(from, to);
        setDays({ ...given, from: range.from ?? undefined, to: range.to ?? undefined });
      }
      setControl("picker");
    });
  }
  const hydrated = useEffectEvent(() => {
    if (!early.current?.open || waitsForPicker(early.current)) takeOver();
  });
  useEffect(() => hydrated(), []);

  // Errors are about the days that were loaded.
  const shownError = areSame(days, given) ? error : undefined;
  const hidden: [string, string | number | undefined][] = [
    ["flex", days.from === undefined && days.to === undefined ? undefined : days.flex],
    ["weekends", days.weekends],
    ["anytime", days.anytime],
  ];
  if (control === "picker") hidden.unshift(["from", days.from], ["to", days.to]);
  const label = (
    <p id={labelId} className={isLabelHidden ? "sr-only" : searchLabel}>
      {searchMessages().dates.label}
    </p>
  );
  return (
    <div ref={whole} className="col-span-full min-w-0">
      {hidden.map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {control === "picker" ? (
        <>
          {label}
          <PickerButton
            labelId={labelId}
            anchor={isLabelHidden ? undefined : whole}
            days={days}
            setDays={setDays}
            error={shownError}
            submitsOnClose={submitsOnClose}
            use={use}
            fail={() => setControl("failed")}
          />
        </>
      ) : control === "failed" ? (
        <div className="grid grid-cols-2 gap-2">
          <NativeInputs days={days} error={error} />
        </div>
      ) : (
        <>
          {label}
          <EarlyDate
            ref={early}
            id={`${labelId}-early`}
            labelId={labelId}
            text={textOf(days, false)}
            className="grid grid-cols-2 gap-2"
            onReplaced={(before) => (use.current = before)}
            // Once its inputs show, they stay until the focus leaves them or it is closed.
            onToggle={({ currentTarget }) => !currentTarget.open && takeOver()}
            onBlur={(event) => {
              if (!event.currentTarget.contains(event.relatedTarget)) takeOver();
            }}
          >
            <NativeInputs days={days} error={error} />
          </EarlyDate>
          {shownError && <p className="text-sm font-semibold text-danger">{shownError}</p>}
        </>
      )}
    </div>
  );
}

const nativeInput = { type: "date", className: "px-2 text-sm" } as const;

function NativeInputs({ days: { from, to }, error }: { days: WantedDays; error: string | undefined }) {
  const m = searchMessages().dates;
  return (
    <>
      <RangeField {...nativeInput} name="from" label={m.from} defaultValue={from} error={undefined} />
      <RangeField {...nativeInput} name="to" label={m.to} defaultValue={to} error={error} />
    </>
  );
}

function textOf(days: WantedDays, isOpen: boolean): string {
  const isStartOnly = !isOpen && days.from !== undefined && days.to === undefined;
  const text = formatWantedDays(days);
  return isStartOnly ? searchMessages().dates.fromThen(text) : text;
}

function PickerButton({
  labelId,
  anchor,
  days,
  setDays,
  error,
  submitsOnClose,
  use,
  fail,
}: {
  labelId: string;
  /** Element that the picker must not cover; the button by default. */
  anchor: React.RefObject<HTMLElement | null> | undefined;
  days: WantedDays;
  setDays: (days: WantedDays) => void;
  error: string | undefined;
  submitsOnClose: boolean;
  /** Use of the button that stood here before. */
  use: React.RefObject<ButtonUse>;
  /** Called if the picker cannot be loaded. */
  fail: () => void;
}) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  // The days at the time of opening; null if closed.
  const [opened, setOpened] = useState<WantedDays | null>(null);
  const [LoadedPicker, setLoadedPicker] = useState<Picker | null>(null);
  const isOpen = opened !== null;
  const isPainted = useFrameLater(isOpen) && isOpen;

  useEffect(() => {
    if (use.current === "focused" || use.current === "open") button.current?.focus({ preventScroll: true });
    if (use.current === "open") button.current?.click();
  }, [use]);

  useEffect(() => {
    if (!isPainted || LoadedPicker !== null) return;
    let isWanted = true;
    import("./date-range-picker").then(
      (loaded) => isWanted && startTransition(() => setLoadedPicker(() => loaded.default)),
      () => isWanted && fail(),
    );
    return () => {
      isWanted = false;
    };
  }, [isPainted, LoadedPicker, fail]);

  function open() {
    setOpened(days);
    if (days.from !== undefined && days.to !== undefined && days.from > days.to)
      setDays({ ...days, from: days.to, to: days.from });
  }

  function close(focusesButton: boolean) {
    const isChanged = opened !== null && !areSame(opened, days);
    flushSync(() => {
      setOpened(null);
      // A pressed day alone means that day; a start from a URL stays open.
      if (opened?.from !== days.from && days.to === undefined) setDays({ ...days, to: days.from });
    });
    if (focusesButton) button.current?.focus();
    if (isChanged && submitsOnClose) button.current?.form?.requestSubmit();
  }

  const chosen = textOf(days, isOpen);
  return (
    <>
      <button
        ref={button}
        type="button"
        id={id}
        aria-labelledby={`${labelId} ${id}`}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={(isOpen && LoadedPicker === null) || undefined}
        data-invalid={error ? true : undefined}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => {
          // The second tap of two must not close it: it comes before the answer to the first is painted.
          if (isOpen) {
            if (isPainted) close(true);
            return;
          }
          open();
        }}
        className={cn(
          controlClasses,
          "flex items-center gap-2 text-left leading-tight data-invalid:border-danger data-invalid:outline data-invalid:outline-danger",
        )}
      >
        <Icon
          icon={CalendarDays}
          className={cn("size-5 shrink-0 text-peacock", isOpen && LoadedPicker === null && "animate-pulse")}
        />
        {chosen === "" ? (
          <span className="text-muted">{searchMessages().dates.pick}</span>
        ) : (
          <Exact>{chosen}</Exact>
        )}
      </button>
      {error && (
        <p id={`${id}-error`} className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
      {isPainted && LoadedPicker !== null && (
        <LoadedPicker
          trigger={button}
          anchor={anchor ?? button}
          days={days}
          onChange={setDays}
          close={close}
          reopen={open}
        />
      )}
    </>
  );
}

function daysOf({ from, to, flex, weekends, anytime }: TourFilter): WantedDays {
  return { from, to, flex, weekends, anytime };
}

function areSame(one: WantedDays, other: WantedDays): boolean {
  return (["from", "to", "flex", "weekends", "anytime"] as const).every((name) => one[name] === other[name]);
}
