import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from "lucide";
import { DayFactsFields } from "~/features/tour-drafts/office/day-facts-fields";
import { DayFields } from "~/features/tour-drafts/office/day-fields";
import type { DayValues } from "~/domain/tour-drafts/tour-form";
import { cn } from "~/ui/cn";
import { Icon } from "~/ui/icon";

export type Day = DayValues & { id: string };

const iconButton =
  "inline-flex size-9 items-center justify-center rounded-control border border-control bg-card text-ink hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:opacity-55";

export function ItineraryDay({
  day,
  place: { index, count },
  errors,
  onType,
  onMove,
  onRemove,
  ...facts
}: {
  day: Day;
  place: { index: number; count: number };
  /** Errors of all fields, by name. */
  errors: Readonly<Record<string, string>>;
  onType: (part: Partial<DayValues>) => void;
  /** @param focus id of the element to focus afterwards */
  onMove: (by: -1 | 1, focus: string) => void;
  onRemove: () => void;
} & Pick<React.ComponentProps<typeof DayFactsFields>, "warnings" | "before" | "around">) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: day.id });
  const number = index + 1;
  const moving = transform ? { transform: CSS.Translate.toString(transform), transition } : undefined;
  return (
    <li
      ref={setNodeRef}
      style={moving}
      data-day={number}
      className={cn(
        "flex gap-2 border-t border-line bg-card py-3 first:border-t-0",
        isDragging && "relative z-10 rounded-control float-shadow",
      )}
    >
      <div className="flex flex-col gap-1 pt-1">
        <button
          ref={setActivatorNodeRef}
          type="button"
          {...attributes}
          role={undefined}
          {...listeners}
          className={cn(iconButton, "cursor-grab touch-none")}
        >
          <Icon icon={GripVertical} className="size-4" />
          <span className="sr-only">{`Move day ${number}`}</span>
        </button>
        <button
          id={`${day.id}-up`}
          type="button"
          aria-disabled={index === 0 || undefined}
          className={iconButton}
          onClick={() => onMove(-1, `${day.id}-up`)}
        >
          <Icon icon={ArrowUp} className="size-4" />
          <span className="sr-only">{`Move day ${number} up`}</span>
        </button>
        <button
          id={`${day.id}-down`}
          type="button"
          aria-disabled={number === count || undefined}
          className={iconButton}
          onClick={() => onMove(1, `${day.id}-down`)}
        >
          <Icon icon={ArrowDown} className="size-4" />
          <span className="sr-only">{`Move day ${number} down`}</span>
        </button>
        <button
          type="button"
          aria-disabled={count === 1 || undefined}
          className={cn(iconButton, "text-danger!")}
          onClick={() => count > 1 && onRemove()}
        >
          <Icon icon={Trash2} className="size-4" />
          <span className="sr-only">{`Remove day ${number}`}</span>
        </button>
      </div>
      <div className="grid min-w-0 grow gap-2">
        <DayFields titleId={`${day.id}-title`} number={number} day={day} errors={errors} onType={onType} />
        <DayFactsFields
          number={number}
          day={day}
          isLast={number === count}
          errors={errors}
          onType={onType}
          {...facts}
        />
      </div>
    </li>
  );
}
