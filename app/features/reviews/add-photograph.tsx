import { useEffect, useRef } from "react";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { BitmapPreview } from "~/ui/bitmap-preview";
import { Field, InputField } from "~/ui/field";
import { FileInput } from "~/ui/file-input";
import {
  captionLength,
  minPhotographSide,
  photographConsentVersion,
  widestPhotograph,
} from "~/domain/reviews/review-photograph";
import { acceptedPictures } from "~/domain/tour-pictures/picture";
import { useForm } from "~/platform/forms/use-form";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { usePictureUpload } from "~/platform/forms/use-picture-upload";
import { cn } from "~/ui/cn";
import { reviewWritingMessages } from "./writing/messages";

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

  const m = reviewWritingMessages().photographs;
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
        {m.add}
      </h3>
      <Field
        label={m.photograph}
        required
        hint={m.fileHint(minPhotographSide)}
        error={problem ?? form.error("picture") ?? (isFileLost ? m.chooseAgain : undefined)}
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
        label={m.caption}
        hint={m.captionHint(captionLength)}
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
            value={photographConsentVersion}
            defaultChecked={form.value("consent") === String(photographConsentVersion)}
            aria-required
            aria-invalid={consentError ? true : undefined}
            aria-describedby={consentError && "consent-error"}
            className="mt-1 size-5 shrink-0 accent-peacock"
          />
          <span>{m.consent}</span>
        </label>
        {consentError && (
          <p id="consent-error" className="mt-1 text-sm font-semibold text-danger">
            {consentError}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton form={{ ...form, isBusy }}>{m.addPhotograph}</SubmitButton>
        {isBusy && <progress aria-label={m.uploadingLabel} className="w-40 accent-peacock" />}
        <p role="status" className={cn("font-semibold", form.refused ? "text-danger" : "text-success")}>
          {isBusy ? m.uploading : (form.notice ?? form.problem)}
        </p>
      </div>
    </AnsweredForm>
  );
}
