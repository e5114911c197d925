import { useEffect, useRef } from "react";
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Active,
  type Over,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { movePicture, maxTourPictures, type EditedPicture } from "~/domain/tour-pictures/tour-picture";
import { useForm } from "~/platform/forms/use-form";
import { cn } from "~/ui/cn";
import { AddTourPicture } from "./add-tour-picture";
import { EditTourPicture } from "./edit-tour-picture";

/**
 * Editor for a tour's pictures: add, describe, reorder and remove. The forms work without JavaScript.
 */
export function TourPicturesEditor({
  pictures: saved,
  action,
  intro,
}: {
  pictures: readonly EditedPicture[];
  action: string;
  /** Text below the heading. */
  intro?: React.ReactNode;
}) {
  const form = useForm({}, { action });
  const heading = useRef<HTMLHeadingElement>(null);
  /** Id of the element to focus after the list has changed. */
  const focusNext = useRef<string | null>(null);
  const { isBusy, fetcher } = form;
  // The other forms show their own answers.
  const answer = /add|draw/.test(String(form.answer?.values["intent"])) ? null : form.answer;
  // Optimistic order while saving; an error restores the saved one.
  const asked = fetcher.formData?.get("ids");
  const order = typeof asked === "string" ? asked.split(",") : [];
  const pictures =
    order.length === saved.length
      ? saved.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
      : saved;
  const ids = pictures.map(({ id }) => id);

  // Moving or removing a picture drops the focus of the pressed button, so restore it.
  useEffect(() => {
    if (isBusy || focusNext.current === null) return;
    const next = document.getElementById(focusNext.current) ?? heading.current;
    focusNext.current = null;
    next?.focus();
  }, [isBusy]);

  return (
    <section id="pictures" aria-labelledby="pictures-title" className="mt-6 scroll-mt-6 first:mt-0">
      <h2 id="pictures-title" ref={heading} tabIndex={-1} className="text-2xl outline-none">
        Pictures{" "}
        <span className="font-sans text-sm font-normal text-muted tabular-nums">
          {`${pictures.length} of ${maxTourPictures}`}
        </span>
      </h2>
      {intro}
      <p
        role="status"
        className={cn("my-1 min-h-5 text-sm font-semibold", answer?.isDone === false && "text-danger")}
      >
        {isBusy ? "Saving…" : answer?.message}
      </p>
      {pictures.length === 0 ? (
        <p className="rounded-card border border-dashed border-control px-4 py-8 text-center text-muted">
          No pictures yet.
        </p>
      ) : (
        <SortablePictures
          pictures={pictures}
          onOrder={(sorted) => form.submit({ intent: "reorder", ids: sorted.join(",") })}
        >
          <ol className="mt-2 grid border-t border-line">
            {pictures.map((picture, index) => (
              <EditTourPicture
                key={picture.id}
                picture={picture}
                place={{ index, count: pictures.length }}
                orders={{ up: movePicture(ids, index, -1), down: movePicture(ids, index, 1) }}
                form={form}
                onSubmit={(next) => (focusNext.current = next)}
              />
            ))}
          </ol>
        </SortablePictures>
      )}
      <AddTourPicture action={action} isFull={pictures.length >= maxTourPictures} />
    </section>
  );
}

const instructions =
  "Press space to pick up the picture, the arrow keys to move it, space again to drop it, and escape to cancel.";

/** List of pictures that can be reordered by pointer or keyboard. */
function SortablePictures({
  pictures,
  onOrder,
  children,
}: {
  pictures: readonly EditedPicture[];
  /** Called with the ids in their new order. */
  onOrder: (ids: string[]) => void;
  children: React.ReactNode;
}) {
  const sensors = useSensors(
    // A few pixels, so that a click doesn't start a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = pictures.map(({ id }) => id);
  const nameOf = ({ id }: Active) => `“${pictures.find((picture) => picture.id === id)?.alt ?? ""}”`;
  const place = (over: Over | null) =>
    over ? `at position ${ids.indexOf(String(over.id)) + 1} of ${ids.length}` : "outside the list";

  return (
    <DndContext
      id="pictures-order"
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        screenReaderInstructions: { draggable: instructions },
        announcements: {
          onDragStart: ({ active }) => `Picked up ${nameOf(active)}.`,
          onDragOver: ({ active, over }) => `${nameOf(active)} is ${place(over)}.`,
          onDragEnd: ({ active, over }) => `${nameOf(active)} was dropped ${place(over)}.`,
          onDragCancel: ({ active }) => `Move canceled. ${nameOf(active)} stays in place.`,
        },
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id)
          onOrder(arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
