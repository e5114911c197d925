import { useEffect, useRef, useState } from "react";

/**
 * Notifies the form around an element of changes made without typing, such as a moved marker: they fire no input event of their own. The event
 * is dispatched once the fields hold the new values.
 */
export function useInputEvent<Within extends HTMLElement>() {
  const within = useRef<Within>(null);
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (changes > 0) within.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [changes]);
  return { within, noteChange: () => setChanges((before) => before + 1) };
}
