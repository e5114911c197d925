import { useEffect, useRef, useState } from "react";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { FileInput } from "~/ui/file-input";
import { acceptedPictures, pictureLimits } from "~/domain/tour-pictures/picture";
import { useForm } from "~/platform/forms/use-form";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { unreadablePicture } from "~/platform/forms/use-picture-upload";
import { initials } from "~/domain/accounts/account";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";
import { profileMessages } from "./messages";
import { PictureCropper } from "./picture-cropper";
import { SavedNote } from "./saved-note";

/**
 * Changes or removes the picture of a user or an operator. The browser crops and scales the file before the upload;
 * without scripts it is sent unchanged.
 */
export function PictureForm({
  image,
  name,
  path = "/profile/avatar",
  label = profileMessages().picture.title,
}: {
  image: string | null;
  name: string;
  /** Path of the form's action. */
  path?: string;
  /** Accessible name of the form. */
  label?: string;
}) {
  const m = profileMessages().picture;
  const form = useForm({}, { action: path });
  const { fetcher, isBusy } = form;
  const removal = form.of({ intent: "remove" });
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function choose(file: File | undefined) {
    if (!file) return;
    fetcher.reset();
    try {
      setChosen(await createImageBitmap(file));
      setProblem(null);
    } catch {
      setChosen(null);
      setProblem(unreadablePicture(file));
    }
  }

  function close() {
    setChosen(null);
    if (input.current) input.current.value = "";
    input.current?.focus();
  }

  async function send(file: File | null) {
    if (!file) return setProblem(m.notSavable);
    const upload = new FormData();
    upload.set("picture", file);
    await fetcher.submit(upload, { method: "post", action: path, encType: "multipart/form-data" });
  }

  // Saved: hide the cropper.
  const isSaved = !isBusy && fetcher.data?.isDone === true;
  const shown = isSaved ? null : chosen;
  useEffect(() => {
    if (!isSaved || !input.current) return;
    input.current.value = "";
    input.current.focus();
  }, [isSaved]);

  // A file may have been chosen before hydration.
  const isWaiting = useRef(true);
  useEffect(() => {
    if (!isHydrated || !isWaiting.current) return;
    isWaiting.current = false;
    void choose(input.current?.files?.[0]);
  });

  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ProfilePicture image={image} name={name} />
        <SavedNote text={shown ? null : form.notice} />
        {image !== null && (
          <AnsweredForm form={removal} className="ml-auto">
            <SubmitButton form={removal} variant="quiet">
              {m.remove}
            </SubmitButton>
          </AnsweredForm>
        )}
      </div>
      <form
        method="post"
        action={pathIn(currentLanguage(), path)}
        encType="multipart/form-data"
        aria-label={label}
        onSubmit={(event) => {
          // After hydration, the cropper uploads the file.
          if (isHydrated) event.preventDefault();
        }}
        className="grid gap-4"
      >
        <Field
          label={image === null ? m.choose : m.chooseAnother}
          required
          hint={isHydrated ? m.hint : m.hintWithoutScripts(pictureLimits.bytes / 1024 / 1024)}
          error={problem ?? (isBusy ? undefined : form.error("picture"))}
        >
          {(control) => (
            <FileInput
              {...control}
              ref={input}
              name="picture"
              accept={acceptedPictures}
              disabled={isBusy}
              onChange={({ target }) => void choose(target.files?.[0])}
            />
          )}
        </Field>
        {!isHydrated && (
          <Button type="submit" variant="secondary" className="justify-self-start">
            {m.save}
          </Button>
        )}
      </form>
      {shown && (
        <PictureCropper
          picture={shown}
          isSending={isBusy}
          onSend={(file) => void send(file)}
          onCancel={() => {
            fetcher.reset();
            close();
          }}
        />
      )}
    </div>
  );
}

/** A user's picture or initials. Decorative, because the name is beside it. */
function ProfilePicture({ image, name }: { image: string | null; name: string }) {
  if (image === null) {
    return (
      <span
        aria-hidden
        className="grid size-24 shrink-0 place-items-center rounded-full bg-sunken font-display text-3xl"
      >
        {initials(name)}
      </span>
    );
  }
  return (
    <img src={image} alt="" width={96} height={96} className="size-24 shrink-0 rounded-full object-cover" />
  );
}
