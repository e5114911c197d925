import { ImageUp } from "lucide-react";
import { useState } from "react";
import { readQrOfPhoto } from "~/lib/check-in/read-qr";
import { buttonClasses, Button } from "~/components/ui/button";
import { surprise } from "~/domain/check-in/queued-check-in";
import type { QueuedCheckIn } from "~/domain/check-in/queued-check-in";

/** Reads a voucher from a photo, for devices without a camera. The photo doesn't leave the device. */
export function VoucherPhoto({ onText }: { onText: (text: string) => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);

  async function look(photo: File) {
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
          "w-full cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-peacock",
        )}
      >
        <ImageUp aria-hidden className="size-5" />
        {isReading ? "Reading the photo…" : "Choose a photo of the voucher"}
        <input
          type="file"
          accept="image/*"
          className="sr-only"
          onChange={(event) => {
            const [photo] = event.currentTarget.files ?? [];
            event.currentTarget.value = "";
            if (photo) void look(photo);
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

/** Check-ins that the server answered differently than the device predicted, until dismissed. */
export function Surprises({
  kept,
  onSeen,
}: {
  kept: readonly QueuedCheckIn[];
  onSeen: (rows: { id: string }[]) => void;
}) {
  const told = kept.flatMap(({ id, told: answered }) => {
    const verdict = answered && surprise(answered.answer);
    return verdict ? [{ id, verdict }] : [];
  });
  if (told.length === 0) return null;
  return (
    <section aria-labelledby="surprises" className="mt-4 rounded-card border border-danger bg-card p-4">
      <h2 id="surprises" className="font-sans text-base font-semibold">
        Results that differ from what was shown here
      </h2>
      <ul className="mt-2 grid gap-2">
        {told.map(({ id, verdict }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              <strong>{verdict.title}.</strong> {verdict.detail}
            </span>
            <Button
              variant="secondary"
              className="min-h-9 px-3 py-1 text-sm"
              onClick={() => onSeen([{ id }])}
            >
              Dismiss<span className="sr-only">: {verdict.title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
