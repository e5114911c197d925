import { ImageUp } from "lucide";
import { useState } from "react";
import { Icon } from "~/ui/icon";
import { readQrOfPhoto } from "./read-qr";
import { buttonClasses } from "~/ui/button";

/** Reads a voucher from a photo, for devices without a camera. The photo doesn't leave the device. */
export function VoucherPhoto({ onText }: { onText: (text: string) => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);

  async function scan(photo: File) {
    setProblem(null);
    setIsReading(true);
    try {
      const text = await readQrOfPhoto(photo);
      if (text === null) setProblem("No QR code found in this photo. Move closer, or type the reference.");
      else onText(text);
    } catch {
      setProblem("This browser can't read this file as an image.");
    } finally {
      setIsReading(false);
    }
  }

  return (
    <div>
      <label
        className={buttonClasses(
          "secondary",
          "w-full cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-peacock no-has:focus-within:outline-3 no-has:focus-within:outline-peacock",
        )}
      >
        <Icon icon={ImageUp} className="size-5" />
        <span>{isReading ? "Reading the photo…" : "Choose a photo of the voucher"}</span>
        <input
          type="file"
          accept="image/*"
          className="sr-only"
          onChange={(event) => {
            const [photo] = event.currentTarget.files ?? [];
            event.currentTarget.value = "";
            if (photo) void scan(photo);
          }}
        />
      </label>
      {problem !== null && (
        <p role="alert" className="mt-2 font-semibold text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
