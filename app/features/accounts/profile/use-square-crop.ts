import { useEffect, useRef, useState } from "react";
import { avatarSide } from "~/domain/tour-pictures/picture";

/** Square crop of an image: zoom factor over the whole, and position between its edges, -1 to 1. */
export interface Crop {
  zoom: number;
  across: number;
  down: number;
}

const wholeSquare: Crop = { zoom: 1, across: 0, down: 0 };

function clamp(value: number): number {
  return Math.min(Math.max(value, -1), 1);
}

/** Returns the crop in the image's own pixels. */
function squareOf(picture: ImageBitmap, { zoom, across, down }: Crop) {
  const side = Math.min(picture.width, picture.height) / zoom;
  return {
    side,
    left: ((picture.width - side) / 2) * (1 + across),
    top: ((picture.height - side) / 2) * (1 + down),
  };
}

/** Draws a square crop of an image on a canvas, moves it, and exports it as a file. */
export function useSquareCrop(picture: ImageBitmap) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(wholeSquare);

  useEffect(() => {
    const drawing = canvas.current?.getContext("2d");
    if (!drawing) return;
    const { side, left, top } = squareOf(picture, crop);
    // Transparent pixels become white: JPEG has no transparency.
    drawing.fillStyle = "#fff";
    drawing.fillRect(0, 0, avatarSide, avatarSide);
    drawing.imageSmoothingQuality = "high";
    drawing.drawImage(picture, left, top, side, side, 0, 0, avatarSide, avatarSide);
  }, [picture, crop]);

  /** Moves the image below the crop by these fractions of the crop's side. */
  function drag(right: number, down: number) {
    setCrop((crop) => {
      const { side } = squareOf(picture, crop);
      const room = { across: (picture.width - side) / 2, down: (picture.height - side) / 2 };
      return {
        zoom: crop.zoom,
        across: room.across > 0 ? clamp(crop.across - (right * side) / room.across) : 0,
        down: room.down > 0 ? clamp(crop.down - (down * side) / room.down) : 0,
      };
    });
  }

  /** Exports the crop as WebP, or as JPEG if the browser cannot encode WebP; null if it can encode neither. */
  async function toFile(): Promise<File | null> {
    const webp = await toBlob(canvas.current, "image/webp");
    const blob = webp?.type === "image/webp" ? webp : await toBlob(canvas.current, "image/jpeg");
    return blob && new File([blob], "picture", { type: blob.type });
  }

  return { canvas, crop, setCrop, drag, toFile };
}

function toBlob(canvas: HTMLCanvasElement | null, type: string): Promise<Blob | null> {
  return new Promise((resolve) => {
    if (canvas) canvas.toBlob(resolve, type, 0.9);
    else resolve(null);
  });
}
