import { useEffect, useLayoutEffect } from "react";
import { replayEarlyChanges, replayEarlyPresses } from "./replay-early-input";

/** Replays early input once the part of the page around it is hydrated: the last one, since the frame comes first. */
export function EarlyInput() {
  // Not within the effects: React could not hydrate other parts of the page that an event is for.
  // Before the next key, which would find its field empty or gone.
  useLayoutEffect(() => queueMicrotask(replayEarlyChanges), []);
  // After the effects of the page, on which the pressed can depend.
  useEffect(() => {
    setTimeout(replayEarlyPresses);
  }, []);
  return null;
}
