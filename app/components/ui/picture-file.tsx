import { useEffect, useRef, useState } from "react";
import { acceptedPictures } from "~/domain/tour-pictures/picture";
import type { FormState } from "~/hooks/use-form";
import { cn } from "~/lib/cn";
import { controlClasses, type ControlProps } from "./field";

const unreadable = "Your browser can't read this file. Choose a JPEG, PNG, WebP or AVIF picture.";

/**
 * Returns the state of a form's picture file: its preview and the reason why it can't be sent. After a success the form is ready for the
 * next picture.
 * @param refusalOf returns why a file can't be sent, or null
 */
export function usePictureFile(
  { fetcher, answer }: FormState<unknown>,
  refusalOf: (file: File) => string | null = () => null,
) {
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isSaved = answer?.isDone === true;
  useEffect(() => {
    if (isSaved) input.current?.focus();
  }, [isSaved]);

  async function choose(file: File | undefined) {
    fetcher.reset();
    setPreview(null);
    const refusal = file ? refusalOf(file) : null;
    setProblem(refusal);
    if (!file || refusal !== null) return;
    try {
      setPreview(await createImageBitmap(file, { resizeHeight: 240, resizeQuality: "medium" }));
    } catch {
      setProblem(unreadable);
    }
  }

  return { input, choose, preview: isSaved ? null : preview, problem, setProblem };
}

/** Input for a picture file. */
export function PictureFileInput({
  control,
  file: { input, choose },
  className,
}: {
  control: ControlProps;
  file: ReturnType<typeof usePictureFile>;
  className?: string;
}) {
  return (
    <input
      {...control}
      ref={input}
      name="picture"
      type="file"
      accept={acceptedPictures}
      onChange={({ target }) => void choose(target.files?.[0])}
      className={cn(
        controlClasses,
        "border-dashed file:mr-3 file:rounded-control file:border-0 file:bg-sunken file:px-3 file:py-1 file:font-semibold file:text-ink",
        className,
      )}
    />
  );
}

/** Preview of a chosen picture, before it is uploaded. */
export function BitmapPreview({ picture }: { picture: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    canvas.current?.getContext("2d")?.drawImage(picture, 0, 0);
  }, [picture]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label="Selected picture"
      width={picture.width}
      height={picture.height}
      className="max-h-60 max-w-full justify-self-start rounded-control bg-sunken object-contain"
    />
  );
}
