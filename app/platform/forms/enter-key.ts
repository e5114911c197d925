/** Enter on fields in which people also write with an input method (Hindi, Tamil, Japanese …). */

type Key = Pick<KeyboardEvent, "key" | "keyCode" | "isComposing">;

/** Returns true while an input method composes a text; its Enter chooses a word. Safari ends the composition before that Enter, with code 229. */
export function isComposing(event: Key | { nativeEvent: Key }): boolean {
  const key = "nativeEvent" in event ? event.nativeEvent : event;
  return key.isComposing || key.keyCode === 229;
}

/** Returns true for an Enter that acts, not one that ends a composition. */
export function isEnter(event: Key | { nativeEvent: Key }): boolean {
  const { key } = "nativeEvent" in event ? event.nativeEvent : event;
  return key === "Enter" && !isComposing(event);
}
