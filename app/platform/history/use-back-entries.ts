import { useEffect, useEffectEvent, useId } from "react";
import { addCover, setDepth } from "./back-entries";

/**
 * Gives what covers the page its entries in the history, so that Back closes it or goes to the step before.
 * @param depth 0 if it is closed, 1 if it is open, more in later steps
 * @param show called by Back and Forward with the new and the last depth
 * @param options `reopens` is false if Forward does not open it again; `mayGo` returns false if Back must leave it as it is
 */
export function useBackEntries(
  depth: number,
  show: (depth: number, before: number) => void,
  { reopens = true, mayGo = () => true }: { reopens?: boolean; mayGo?: () => boolean } = {},
) {
  const id = useId();
  const onShow = useEffectEvent(show);
  const onGo = useEffectEvent(mayGo);
  useEffect(
    () => addCover({ id, reopens, show: (shown, before) => onShow(shown, before), mayGo: () => onGo() }),
    [id, reopens],
  );
  useEffect(() => setDepth(id, depth), [id, depth]);
}
