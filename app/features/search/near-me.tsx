import { LocateFixed } from "lucide";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { Icon } from "~/ui/icon";
import { listMessages } from "./list/messages";

/** Milliseconds to wait for the position. */
const patience = 10_000;

/**
 * Button that asks where the device is, if its owner agrees. The position is rounded to a tenth of a degree, about 11 km, before it leaves
 * the browser, and stored nowhere but in the address of the page.
 */
export function NearMe({ onFound }: { onFound: (position: string) => void }) {
  const m = listMessages().near;
  const isHydrated = useHydrated();
  const [problem, setProblem] = useState("");
  const [isAsking, setIsAsking] = useState(false);

  function ask() {
    setIsAsking(true);
    setProblem("");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        flushSync(() => setIsAsking(false));
        onFound(`${coords.latitude.toFixed(1)},${coords.longitude.toFixed(1)}`);
      },
      () => {
        setIsAsking(false);
        setProblem(m.unavailable);
      },
      { timeout: patience, maximumAge: 600_000 },
    );
  }

  return (
    <>
      {isHydrated && (
        <button
          type="button"
          onClick={ask}
          disabled={isAsking}
          className="inline-flex min-h-11 items-center gap-2 text-base font-semibold text-peacock underline underline-offset-4"
        >
          <Icon icon={LocateFixed} className="size-4.5" />
          <span>{isAsking ? m.finding : m.me}</span>
        </button>
      )}
      <p role="status" className="text-sm text-danger">
        {problem}
      </p>
    </>
  );
}
