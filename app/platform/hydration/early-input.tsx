import { useEffect } from "react";
import { replayEarlyInput } from "./replay-early-input";

/** Replays early input once the part of the page around it is hydrated: the last one, since the frame comes first. */
export function EarlyInput() {
  useEffect(() => {
    // Not within the effect: React could not hydrate other parts of the page that an event is for.
    setTimeout(replayEarlyInput);
  }, []);
  return null;
}
