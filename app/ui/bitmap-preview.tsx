import { useEffect, useRef } from "react";
import { uiMessages } from "./messages";

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
      aria-label={uiMessages().selectedPicture}
      width={picture.width}
      height={picture.height}
      className="max-h-60 max-w-full justify-self-start rounded-control bg-sunken object-contain"
    />
  );
}
