import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { useState } from "react";
import { Form } from "react-router";
import { ConfirmDialog } from "~/components/back-office/confirm-dialog";
import { UploadedPicture } from "~/components/tours/tour-picture";
import { Button } from "~/components/ui/button";
import { InputField } from "~/components/ui/field";
import type { EditedPicture } from "~/domain/tour-pictures/tour-picture";
import type { TourPicturesResult } from "~/lib/tour-pictures/change-tour-pictures";
import { cn } from "~/lib/cn";

const small = "min-h-9 px-3 py-1 text-sm";

/** A tour picture with forms to describe, move and remove it. */
export function EditTourPicture({
  picture,
  place: { index, count },
  orders,
  action,
  isBusy,
  result,
  onSubmit,
}: {
  picture: EditedPicture;
  place: { index: number; count: number };
  /** Picture ids in the order after moving this one. */
  orders: { up: string[]; down: string[] };
  action: string;
  isBusy: boolean;
  /** Result of the last change of this picture. */
  result: TourPicturesResult | undefined;
  /** @param next id of the element to focus afterwards; null keeps the focus */
  onSubmit: (fields: Record<string, string>, next: string | null) => void;
}) {
  const { id, alt } = picture;
  const busy = isBusy || undefined;
  const describe = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("alt");
    if (!isBusy && typeof typed === "string") onSubmit({ intent: "alt", id, alt: typed }, null);
  };
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, disabled: isBusy });
  return (
    <li
      ref={setNodeRef}
      style={
        transform ? { transform: CSS.Translate.toString(transform), transition: transition ?? "" } : undefined
      }
      className={cn(
        "grid gap-x-5 gap-y-3 border-b border-line bg-paper py-4 sm:grid-cols-[9rem_minmax(0,1fr)]",
        isDragging && "relative z-10 shadow-float",
      )}
    >
      <div>
        <UploadedPicture
          picture={picture}
          sizes="144px"
          loading="lazy"
          className="aspect-[3/2] w-36 rounded-control bg-sunken object-cover"
        />
        <p className="mt-1 text-sm text-muted tabular-nums">
          {picture.width} × {picture.height} px{index === 0 && ", shown first"}
        </p>
      </div>
      <div className="grid content-start gap-3">
        <Form
          method="post"
          action={action}
          onSubmit={describe}
          noValidate
          className="flex flex-wrap items-end gap-x-3 gap-y-2"
        >
          <input type="hidden" name="intent" value="alt" />
          <input type="hidden" name="id" value={id} />
          <InputField
            label={`Alt text of picture ${index + 1}`}
            required
            error={result?.errors.alt?.[0]}
            className="min-w-0 flex-[1_1_18rem] text-sm" // Remount when someone else saves another description.
            key={alt}
            name="alt"
            defaultValue={result && !result.isDone ? result.alt || alt : alt}
            maxLength={200}
            autoComplete="off"
            controlClassName="min-h-9 py-1"
          />
          <Button type="submit" variant="secondary" aria-disabled={busy} className={small}>
            Save<span className="sr-only"> the alt text of picture {index + 1}</span>
          </Button>
        </Form>
        <div className="flex flex-wrap gap-2">
          {count > 1 && (
            <Button
              {...attributes}
              {...listeners}
              ref={setActivatorNodeRef}
              variant="secondary"
              aria-label={`Move: ${alt}`}
              className={cn(small, "cursor-grab touch-none noscript:hidden", isDragging && "cursor-grabbing")}
            >
              <GripVertical aria-hidden className="size-4" />
              Move
            </Button>
          )}
          {(["up", "down"] as const).map((direction) => {
            const isAtEnd = index === (direction === "up" ? 0 : count - 1);
            const buttonId = `${direction}-${id}`;
            const label = direction === "up" ? "Up" : "Down";
            return (
              <Form
                key={direction}
                method="post"
                action={action}
                onSubmit={(event) => {
                  event.preventDefault();
                  if (isBusy || isAtEnd) return;
                  onSubmit({ intent: "reorder", ids: orders[direction].join(",") }, buttonId);
                }}
              >
                <input type="hidden" name="intent" value="reorder" />
                <input type="hidden" name="ids" value={orders[direction].join(",")} />
                <Button
                  id={buttonId}
                  type="submit"
                  aria-label={`${label}: ${alt}`}
                  variant="secondary"
                  // Not `disabled`, so that it keeps the focus at the end of the list.
                  aria-disabled={busy || isAtEnd || undefined}
                  className={small}
                >
                  {direction === "up" ? (
                    <ArrowUp aria-hidden className="size-4" />
                  ) : (
                    <ArrowDown aria-hidden className="size-4" />
                  )}
                  {label}
                </Button>
              </Form>
            );
          })}
          <RemovePicture
            picture={picture}
            action={action}
            isBusy={isBusy}
            onRemove={() => onSubmit({ intent: "remove", id }, "pictures-title")}
          />
        </div>
      </div>
    </li>
  );
}

/** Remove button. With JavaScript, removing is confirmed first. */
function RemovePicture({
  picture: { id, alt },
  action,
  isBusy,
  onRemove,
}: {
  picture: EditedPicture;
  action: string;
  isBusy: boolean;
  onRemove: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Form
        method="post"
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) setAsking(true);
        }}
      >
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          variant="danger"
          aria-label={`Remove: ${alt}`}
          aria-disabled={isBusy || undefined}
          className={small}
        >
          Remove
        </Button>
      </Form>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Remove this picture?"
        confirmLabel="Remove Picture"
        onConfirm={onRemove}
      >
        “{alt}” is removed from the site immediately. This can't be undone.
      </ConfirmDialog>
    </>
  );
}
