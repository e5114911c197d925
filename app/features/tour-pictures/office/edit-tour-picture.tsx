import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ArrowDown, ArrowUp, GripVertical } from "lucide";
import { useState } from "react";
import { ConfirmDialog } from "~/office/page/confirm-dialog";
import { UploadedPicture } from "~/features/tour-pictures/tour-picture";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { Button } from "~/ui/button";
import { InputField } from "~/ui/field";
import type { EditedPicture } from "~/domain/tour-pictures/tour-picture";
import { Icon } from "~/ui/icon";
import { AttributionFields } from "./attribution-fields";
import { PictureKindField } from "./picture-kind-field";
import type { FormState } from "~/platform/forms/use-form";
import { cn } from "~/ui/cn";

const small = "min-h-9 px-3 py-1 text-sm";

/** A tour picture with forms to describe, move and remove it. */
export function EditTourPicture({
  picture,
  place: { index, count },
  orders,
  form,
  onSubmit,
}: {
  picture: EditedPicture;
  place: { index: number; count: number };
  /** Picture ids in the order after moving this one. */
  orders: { up: string[]; down: string[] };
  /** Form of all changes of the pictures. */
  form: FormState;
  /** @param next id of the element to focus afterwards */
  onSubmit: (next: string) => void;
}) {
  const { id, alt, kind, attribution } = picture;
  const { isBusy } = form;
  const describing = form.of({ intent: "alt", id }, { alt, kind, ...attribution });
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
        isDragging && "relative z-10 float-shadow",
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
          {`${picture.width} × ${picture.height} px${index === 0 ? ", shown first" : ""}`}
        </p>
      </div>
      <div className="grid content-start gap-3">
        <AnsweredForm form={describing} className="flex flex-wrap items-end gap-x-3 gap-y-2">
          <InputField
            {...describing.field("alt")}
            label={`Alt text of picture ${index + 1}`}
            required
            className="min-w-0 flex-[1_1_18rem] text-sm"
            // Remount when someone else saves another description.
            key={alt}
            maxLength={200}
            autoComplete="off"
            controlClassName="min-h-9 py-1"
          />
          <PictureKindField
            {...describing.field("kind")}
            label={
              <>
                <span>Shows</span>
                <span className="sr-only">{`: picture ${index + 1}`}</span>
              </>
            }
            key={kind}
            controlClassName="min-h-9 py-1"
          />
          <AttributionFields
            form={describing}
            key={JSON.stringify(attribution)}
            label={`Credit and license of picture ${index + 1}`}
          />
          <SubmitButton form={describing} variant="secondary" className={small}>
            Save<span className="sr-only">{` the alt text of picture ${index + 1}`}</span>
          </SubmitButton>
        </AnsweredForm>
        <div className="flex flex-wrap gap-2">
          {count > 1 && (
            <Button
              {...attributes}
              role={undefined}
              {...listeners}
              ref={setActivatorNodeRef}
              variant="secondary"
              aria-label={`Move: ${alt}`}
              className={cn(small, "cursor-grab touch-none noscript:hidden", isDragging && "cursor-grabbing")}
            >
              <Icon icon={GripVertical} className="size-4" />
              Move
            </Button>
          )}
          {(["up", "down"] as const).map((direction) => {
            const isAtEnd = index === (direction === "up" ? 0 : count - 1);
            const buttonId = `${direction}-${id}`;
            const label = direction === "up" ? "Up" : "Down";
            return (
              <AnsweredForm
                key={direction}
                form={form.of({ intent: "reorder", ids: orders[direction].join(",") })}
                onSubmit={(event) => {
                  if (isAtEnd) event.preventDefault();
                  else onSubmit(buttonId);
                }}
              >
                <Button
                  id={buttonId}
                  type="submit"
                  aria-label={`${label}: ${alt}`}
                  variant="secondary"
                  // Not `disabled`, so that it keeps the focus at the end of the list.
                  aria-disabled={isBusy || isAtEnd || undefined}
                  className={small}
                >
                  {direction === "up" ? (
                    <Icon icon={ArrowUp} className="size-4" />
                  ) : (
                    <Icon icon={ArrowDown} className="size-4" />
                  )}
                  <span>{label}</span>
                </Button>
              </AnsweredForm>
            );
          })}
          <RemovePicture
            picture={picture}
            form={form.of({ intent: "remove", id })}
            onRemove={() => onSubmit("pictures-title")}
          />
        </div>
      </div>
    </li>
  );
}

/** Remove button. With JavaScript, removing is confirmed first. */
function RemovePicture({
  picture: { alt },
  form,
  onRemove,
}: {
  picture: EditedPicture;
  form: FormState;
  onRemove: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <AnsweredForm
        form={form}
        onSubmit={(event) => {
          event.preventDefault();
          setAsking(true);
        }}
      >
        <SubmitButton form={form} variant="danger" aria-label={`Remove: ${alt}`} className={small}>
          Remove
        </SubmitButton>
      </AnsweredForm>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Remove this picture?"
        confirmLabel="Remove Picture"
        onConfirm={() => {
          onRemove();
          form.submit();
        }}
      >{`“${alt}” is removed from the site immediately. This can't be undone.`}</ConfirmDialog>
    </>
  );
}
