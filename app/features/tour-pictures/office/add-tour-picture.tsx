import { useEffect, useRef } from "react";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { BitmapPreview } from "~/ui/bitmap-preview";
import { Field, InputField } from "~/ui/field";
import { FileInput } from "~/ui/file-input";
import { acceptedPictures } from "~/domain/tour-pictures/picture";
import { minTourPicture, maxTourPictures, widestOffered } from "~/domain/tour-pictures/tour-picture";
import { useForm } from "~/platform/forms/use-form";
import { usePictureUpload } from "~/platform/forms/use-picture-upload";
import { AttributionFields } from "./attribution-fields";
import { PictureKindField } from "./picture-kind-field";
import { cn } from "~/ui/cn";

const hint = `JPEG, PNG, WebP or AVIF, at least ${minTourPicture.width} by ${minTourPicture.height} pixels.`;

/** Form that adds a picture to a tour, with a preview. */
export function AddTourPicture({
  action,
  isFull,
}: {
  action: string;
  /** True if the tour has the max number of pictures. */
  isFull: boolean;
}) {
  const form = useForm({ intent: "add" }, { action });
  const fileInput = useRef<HTMLInputElement>(null);
  const { preview, problem, choose, onSubmit, isBusy } = usePictureUpload(form, {
    action,
    maxWidth: widestOffered,
  });

  // After a successful upload, the form is ready for the next picture.
  const isSaved = form.answer?.isDone === true;
  useEffect(() => {
    if (isSaved) fileInput.current?.focus();
  }, [isSaved]);
  const shown = isSaved ? null : preview;

  if (isFull) {
    return (
      <p className="mt-6 text-muted">{`A tour has at most ${maxTourPictures} pictures. Remove one to add another.`}</p>
    );
  }
  return (
    <AnsweredForm
      form={form}
      isReset
      encType="multipart/form-data"
      aria-label="Add a picture"
      onSubmit={onSubmit}
      className="mt-6 grid max-w-2xl gap-4 rounded-card border border-line bg-card p-4"
    >
      <h3 className="text-lg font-semibold">Add a picture</h3>
      <Field
        label="Picture"
        required
        hint={hint}
        error={problem ?? form.error("picture")}
        className="text-sm"
      >
        {(control) => (
          <FileInput
            {...control}
            ref={fileInput}
            name="picture"
            accept={acceptedPictures}
            onChange={({ target }) => void choose(target.files?.[0])}
            className="py-2"
          />
        )}
      </Field>
      {shown && <BitmapPreview picture={shown} />}
      <InputField
        label="Alt text"
        required
        hint="Describe the picture, for example: “The toy train on its viaduct above the tea gardens”."
        className="text-sm"
        {...form.field("alt")}
        maxLength={200}
        autoComplete="off"
      />
      <PictureKindField {...form.field("kind")} label="Shows" className="sm:max-w-48" />
      <AttributionFields form={form} label="By someone else, under an open license" />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton form={{ ...form, isBusy }} className="min-h-9 justify-self-start px-4 py-1 text-sm">
          Add Picture
        </SubmitButton>
        {isBusy && <progress aria-label="Uploading the picture" className="w-40 accent-peacock" />}
        <p role="status" className={cn("text-sm font-semibold", form.refused && "text-danger")}>
          {isBusy ? "Uploading…" : form.answer?.message}
        </p>
      </div>
    </AnsweredForm>
  );
}
