/** Returns a tour's destination in words: "Munnar, Kerala". Some places name their state. */
export function locationOf({ place, state }: { place: string; state: string }): string {
  return place === state || place.endsWith(`, ${state}`) ? place : `${place}, ${state}`;
}
