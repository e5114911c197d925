import { useEffect, useRef } from "react";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { BitmapPreview } from "~/ui/bitmap-preview";
import { Field, InputField } from "~/ui/field";
import { FileInput } from "~/ui/file-input";
import {
  captionLength,
  minPhotographSide,
  photographConsent,
  widestPhotograph,
} from "~/domain/reviews/review-photograph";
import { acceptedPictures } from "~/domain/tour-pictures/picture";
import { useForm } from "~/platform/forms/use-form";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { usePictureUpload } from "~/platform/forms/use-picture-upload";
import { cn } from "~/ui/cn";

/** Form that adds a photograph to a review, with a preview, a caption and the consent. */
export function AddPhotograph({ action }: { action: string }) {
  const form = useForm({ intent: "add" }, { action });
  const isHydrated = useHydrated();
  const fileInput = useRef<HTMLInputElement>(null);
  const { preview, problem, choose, onSubmit, isBusy } = usePictureUpload(form, {
    action,
    maxWidth: widestPhotograph,
  });

  // After a success, the form is ready for the next photograph.
  const isSaved = form.notice !== null;
  useEffect(() => {
    if (isSaved) fileInput.current?.focus();
  }, [isSaved]);
  const shown = isSaved ? null : preview;
  const consentError = form.error("consent");
  // Browsers never fill in a file again.
  const isFileLost = form.refused !== null && !isHydrated;

  return (
    <AnsweredForm
      form={form}
      isReset
      encType="multipart/form-data"
      aria-labelledby="add-photograph"
      onSubmit={onSubmit}
      className="mt-6 grid max-w-2xl gap-4 border-t border-line pt-5"
    >
      <h3 id="add-photograph" className="text-lg font-semibold">
        Add a photograph
      </h3>
      <Field
        label="Photograph"
        required
        hint={`JPEG, PNG, WebP or AVIF, at least ${minPhotographSide} pixels a side.`}
        error={
          problem ??
          form.error("picture") ??
          (isFileLost ? "Please choose the photograph again. The rest is still here." : undefined)
        }
      >
        {(control) => (
          <FileInput
            {...control}
            ref={fileInput}
            name="picture"
            accept={acceptedPictures}
            onChange={({ target }) => void choose(target.files?.[0])}
            className="py-4"
          />
        )}
      </Field>
      {shown && <BitmapPreview picture={shown} />}
      <InputField
        label="Caption"
        hint={`What it shows, in any language. At most ${captionLength} characters.`}
        {...form.field("caption")}
        dir="auto"
        maxLength={captionLength}
        autoComplete="off"
      />
      <div>
        <label className="flex max-w-[60ch] items-start gap-3">
          <input
            type="checkbox"
            name="consent"
            value={photographConsent.version}
            defaultChecked={form.value("consent") === String(photographConsent.version)}
            aria-required
            aria-invalid={consentError ? true : undefined}
            aria-describedby={consentError && "consent-error"}
            className="mt-1 size-5 shrink-0 accent-peacock"
          />
          <span>{photographConsent.text}</span>
        </label>
        {consentError && (
          <p id="consent-error" className="mt-1 text-sm font-semibold text-danger">
            {consentError}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton form={{ ...form, isBusy }}>Add photograph</SubmitButton>
        {isBusy && <progress aria-label="Uploading the photograph" className="w-40 accent-peacock" />}
        <p role="status" className={cn("font-semibold", form.refused ? "text-danger" : "text-success")}>
          {isBusy ? "Uploading…" : (form.notice ?? form.problem)}
        </p>
      </div>
    </AnsweredForm>
  );
}
