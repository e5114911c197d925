import { Camera, CameraOff } from "lucide";
import { useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { drawSmaller, loadQrReader } from "./read-qr";

const scanEvery = 200;
/** Time in milliseconds before the same code is read again. */
const restAfterCode = 4000;

/** Scans vouchers with the device's camera. Images don't leave the device. */
export function VoucherCamera({ onText }: { onText: (text: string) => void }) {
  const [isOn, setIsOn] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <div>
      <Button
        variant={isOn ? "secondary" : "primary"}
        // On phones it stays at the foot of the screen, within reach of a thumb.
        className="min-h-14 w-full text-lg max-md:fixed max-md:inset-x-4 max-md:bottom-[calc(4.25rem+env(safe-area-inset-bottom))] max-md:z-20 max-md:w-auto max-md:float-shadow"
        aria-pressed={isOn}
        onClick={() => {
          setProblem(null);
          setIsOn(!isOn);
        }}
      >
        {isOn ? <Icon icon={CameraOff} className="size-6" /> : <Icon icon={Camera} className="size-6" />}
        <span>{isOn ? "Stop camera" : "Scan with camera"}</span>
      </Button>
      {isOn && (
        <Viewfinder
          onText={onText}
          onProblem={(text) => {
            setProblem(text);
            setIsOn(false);
          }}
        />
      )}
      {problem !== null && (
        <p role="alert" className="mt-2 font-semibold text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

function Viewfinder({
  onText,
  onProblem,
}: {
  onText: (text: string) => void;
  onProblem: (text: string) => void;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef({ onText, onProblem });
  useEffect(() => {
    latest.current = { onText, onProblem };
  });

  useEffect(() => {
    const stop = watch(
      video.current,
      (text) => latest.current.onText(text),
      (error) => latest.current.onProblem(problemInWords(error)),
    );
    return stop;
  }, []);

  return (
    <video
      ref={video}
      muted
      playsInline
      aria-label="Camera view"
      className="mt-3 aspect-square max-h-[50dvh] w-full rounded-card bg-night object-cover"
    />
  );
}

/** Reads codes from the camera until the returned function is called. */
function watch(
  video: HTMLVideoElement | null,
  onText: (text: string) => void,
  onProblem: (error: unknown) => void,
): () => void {
  let isOver = false;
  let stream: MediaStream | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = { text: "", at: 0 };

  async function start() {
    if (!video) return;
    const [read, opened] = await Promise.all([
      loadQrReader(),
      navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" }, audio: false }),
    ]);
    stream = opened;
    if (isOver) return end();
    video.srcObject = opened;
    await video.play();
    const canvas = document.createElement("canvas");
    const scan = async () => {
      if (isOver) return;
      if (video.videoWidth > 0 && !document.hidden) {
        drawSmaller(canvas, video, { width: video.videoWidth, height: video.videoHeight }, 720);
        const text = await read(canvas);
        if (text !== null && (text !== last.text || performance.now() - last.at > restAfterCode))
          onText(text);
        if (text !== null) last = { text, at: performance.now() };
      }
      timer = setTimeout(() => void scan().catch(fail), scanEvery);
    };
    await scan();
  }

  function end() {
    isOver = true;
    clearTimeout(timer);
    for (const track of stream?.getTracks() ?? []) track.stop();
  }

  function fail(error: unknown) {
    if (!isOver) onProblem(error);
    end();
  }

  start().catch(fail);
  return end;
}

function problemInWords(error: unknown): string {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError") {
    return "Camera access is blocked. Allow it in the browser's settings and reload, or choose a photo, or type the reference.";
  }
  if (name === "NotFoundError" || name === "OverconstrainedError") {
    return "This device has no camera. Choose a photo of the voucher, or type its reference.";
  }
  return "The camera couldn't start. Choose a photo of the voucher, or type its reference.";
}
