import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type UniqueIdentifier,
  type Announcements,
  type ScreenReaderInstructions,
} from "@dnd-kit/core";
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { Plus } from "lucide";
import { useEffect, useId, useRef, useState } from "react";
import { placeBefore } from "~/features/tour-drafts/office/day-facts-fields";
import { Button } from "~/ui/button";
import { controlClasses } from "~/ui/field";
import { maxTourDays, type DayValues, type TourFormValues } from "~/domain/tour-drafts/tour-form";
import { placeOfTour, routeWarnings } from "~/domain/tour-drafts/tour-warnings";
import { Icon } from "~/ui/icon";
import { ItineraryDay, type Day } from "./itinerary-day";

/** Editor for the days of a tour: edit, add, remove, and reorder by pointer, keyboard or buttons. */
export function ItineraryEditor({
  values,
  errors,
}: {
  values: TourFormValues;
  errors: Readonly<Record<string, string>>;
}) {
  const { itinerary: typed, days: duration } = values;
  const contextId = useId();
  const made = useRef(0);
  const [rows, setRows] = useState<Day[]>(() => begun(typed, duration));
  const [days, setDays] = useState<string | null>(null);
  const [announced, setAnnounced] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<string | null>(null);
  const [changed, setChanged] = useState(0);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const wanted = Number(days ?? duration);
  const warnings = routeWarnings({ ...values, itinerary: rows });
  const around = placeOfTour(values);

  // Changes made without typing fire no input event: dispatch one once the fields hold the new values.
  useEffect(() => {
    if (changed === 0) return;
    list.current?.dispatchEvent(new Event("input", { bubbles: true }));
    if (focusNext.current !== null) document.getElementById(focusNext.current)?.focus();
    focusNext.current = null;
  }, [changed]);

  function apply(
    next: Day[],
    { announcement, focus = null }: { announcement: string; focus?: string | null },
  ) {
    setRows(next);
    setAnnounced(announcement);
    focusNext.current = focus;
    setChanged((before) => before + 1);
  }

  function move(from: number, to: number, focus: string | null = null) {
    const row = rows[from];
    if (!row || to < 0 || to >= rows.length || from === to) return;
    const next = rows.toSpliced(from, 1).toSpliced(to, 0, row);
    apply(next, { announcement: `Day ${from + 1} is now day ${to + 1}.`, focus });
  }

  function onDragEnd({ active, over }: DragEndEvent) {
    if (over) move(indexOf(rows, active.id), indexOf(rows, over.id));
  }

  function add() {
    made.current += 1;
    const id = `new-${made.current}`;
    apply([...rows, { id, title: "", text: "" }], {
      announcement: `Day ${rows.length + 1} added.`,
      focus: `${id}-title`,
    });
  }

  return (
    <section aria-labelledby="days" className="rounded-card border border-line bg-card p-4">
      <h2 id="days" className="text-xl">
        Day by day
      </h2>
      <p className="mt-1 text-sm text-muted">
        Describe each day. Reorder days with their handles or the Up and Down buttons. Stops, meals and beds
        are optional; with them, the page shows the route on a map.
      </p>
      <p role="status" className="sr-only">
        {announced}
      </p>
      {days !== null && <input type="hidden" name="days" value={days} />}
      {wanted !== rows.length && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-warning-subtle px-3 py-2 text-warning">
          <span>{`The duration is ${Number.isInteger(wanted) ? inDays(wanted) : "not a number of days"}, but the itinerary has ${inDays(rows.length)}.`}</span>
          <Button
            variant="secondary"
            className="min-h-9 px-3 py-1 text-sm"
            onClick={() => {
              setDays(String(rows.length));
              apply(rows, { announcement: `The duration is now ${inDays(rows.length)}.`, focus: "add-day" });
            }}
          >
            {`Set duration to ${inDays(rows.length)}`}
          </Button>
        </p>
      )}
      {wanted === rows.length && errors.itinerary && (
        <p className="mt-3 text-sm font-semibold text-danger">{errors.itinerary}</p>
      )}
      <DndContext
        id={contextId}
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={onDragEnd}
        accessibility={{
          announcements: dayAnnouncements((id) => indexOf(rows, id) + 1, rows.length),
          screenReaderInstructions: dayInstructions,
        }}
      >
        <SortableContext items={rows} strategy={verticalListSortingStrategy}>
          <ol ref={list} className="mt-3 grid">
            {rows.map((row, index) => (
              <ItineraryDay
                key={row.id}
                day={row}
                place={{ index, count: rows.length }}
                errors={errors}
                warnings={warnings.filter(({ day }) => day === index + 1)}
                before={placeBefore(rows, index)}
                around={around}
                onType={(part) =>
                  setRows((before) =>
                    before.map((each) => (each.id === row.id ? { ...each, ...part } : each)),
                  )
                }
                onMove={(by, focus) => move(index, index + by, focus)}
                onRemove={() =>
                  apply(rows.toSpliced(index, 1), {
                    announcement: `Day ${index + 1} removed.`,
                    focus: "add-day",
                  })
                }
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <DaysWithoutScripts from={rows.length + 1} to={Math.min(wanted, maxTourDays)} />
      <Button
        id="add-day"
        variant="secondary"
        className="mt-3 min-h-9 px-3 py-1 text-sm"
        aria-disabled={rows.length >= maxTourDays || undefined}
        onClick={() => rows.length < maxTourDays && add()}
      >
        <Icon icon={Plus} className="size-4" />
        <span>{`Add day ${rows.length + 1}`}</span>
      </Button>
    </section>
  );
}

function indexOf(rows: readonly Day[], id: UniqueIdentifier): number {
  return rows.findIndex((row) => row.id === id);
}

/** Fields for the missing days in browsers without JavaScript, which can't add rows. */
function DaysWithoutScripts({ from, to }: { from: number; to: number }) {
  if (!(to >= from)) return null;
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <noscript>
      {numbers.map((number) => (
        <p key={number} className="mt-3 grid gap-2">
          <label>
            <span>{`Day ${number}: title`}</span>
            <input name={`itinerary.${number - 1}.title`} type="text" className={controlClasses} />
          </label>
          <label>
            <span>{`Day ${number}: what happens`}</span>
            <textarea name={`itinerary.${number - 1}.text`} rows={3} className={controlClasses} />
          </label>
        </p>
      ))}
    </noscript>
  );
}

function inDays(count: number): string {
  return count === 1 ? "1 day" : `${count} days`;
}

/** Returns the typed rows or, if there are none, an empty row for each day of the duration. */
function begun(typed: readonly DayValues[], duration: string): Day[] {
  const wanted = Math.min(Math.max(Math.trunc(Number(duration)) || 1, 1), maxTourDays);
  const rows = typed.length > 0 ? typed : Array.from({ length: wanted }, () => ({ title: "", text: "" }));
  return rows.map((row, index) => ({ ...row, id: `day-${index + 1}` }));
}

const dayInstructions: ScreenReaderInstructions = {
  draggable:
    "Press space to pick up the day, the arrow keys to move it, space again to drop it, and escape to cancel.",
};

/** Returns the screen reader announcements for moving a day. @param placeOf the day's current number, from 1; 0 for none */
function dayAnnouncements(placeOf: (id: UniqueIdentifier) => number, count: number): Announcements {
  return {
    onDragStart: ({ active }) => `Picked up day ${placeOf(active.id)}.`,
    onDragOver: ({ over }) => (over ? `Moved to day ${placeOf(over.id)} of ${count}.` : undefined),
    onDragEnd: ({ over }) => (over ? `Dropped as day ${placeOf(over.id)} of ${count}.` : "Dropped."),
    onDragCancel: ({ active }) => `Move canceled. Day ${placeOf(active.id)} stays in place.`,
  };
}
