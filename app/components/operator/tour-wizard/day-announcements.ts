import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from "@dnd-kit/core";

export const dayInstructions: ScreenReaderInstructions = {
  draggable:
    "Press space to take the day up, the arrow keys to move it, space again to put it down, escape to leave it where it was.",
};

/** What is said while a day is moved. @param placeOf its number now, from 1; 0 for none */
export function dayAnnouncements(placeOf: (id: UniqueIdentifier) => number, count: number): Announcements {
  return {
    onDragStart: ({ active }) => `Day ${placeOf(active.id)} is taken up.`,
    onDragOver: ({ over }) => (over ? `It would be day ${placeOf(over.id)} of ${count}.` : undefined),
    onDragEnd: ({ over }) => (over ? `Put down as day ${placeOf(over.id)} of ${count}.` : "Put down."),
    onDragCancel: ({ active }) => `Left where it was: day ${placeOf(active.id)}.`,
  };
}
