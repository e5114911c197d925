import { useEffect, useRef } from "react";
import { Button } from "~/ui/button";
import { avatarSide } from "~/domain/tour-pictures/picture";
import { profileMessages } from "./messages";
import { useSquareCrop, type Crop } from "./use-square-crop";

const sliders: { name: keyof Crop; min: number; max: number }[] = [
  { name: "zoom", min: 1, max: 4 },
  { name: "across", min: -1, max: 1 },
  { name: "down", min: -1, max: 1 },
];

/** Crops a picture to a square, by dragging or with sliders, and uploads it. */
export function PictureCropper({
  picture,
  isSending,
  onSend,
  onCancel,
}: {
  picture: ImageBitmap;
  isSending: boolean;
  onSend: (file: File | null) => void;
  onCancel: () => void;
}) {
  const { canvas, crop, setCrop, drag, toFile } = useSquareCrop(picture);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  const m = profileMessages().picture;
  return (
    <div role="group" aria-label={m.crop} className="grid gap-5 sm:grid-cols-[auto_1fr]">
      <canvas
        ref={canvas}
        width={avatarSide}
        height={avatarSide}
        role="img"
        aria-label={m.preview}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={({ currentTarget, pointerId, movementX, movementY }) => {
          if (!currentTarget.hasPointerCapture(pointerId)) return;
          drag(movementX / currentTarget.clientWidth, movementY / currentTarget.clientHeight);
        }}
        className="size-56 cursor-move touch-none rounded-full border border-line bg-sunken"
      />
      <div className="grid content-center gap-4">
        {sliders.map(({ name, min, max }, index) => (
          <label key={name} className="grid gap-1 font-semibold">
            <span>{m[name]}</span>
            <input
              ref={index === 0 ? first : undefined}
              type="range"
              min={min}
              max={max}
              step={0.02}
              value={crop[name]}
              onChange={({ target }) => setCrop({ ...crop, [name]: target.valueAsNumber })}
              className="h-6 w-full accent-peacock"
            />
          </label>
        ))}
        {isSending && <progress aria-label={m.uploadingLabel} className="h-2 w-full accent-peacock" />}
        <div className="flex flex-wrap gap-3">
          <Button disabled={isSending} onClick={() => void toFile().then(onSend)}>
            {isSending ? m.uploading : m.save}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {m.cancel}
          </Button>
        </div>
      </div>
    </div>
  );
}
