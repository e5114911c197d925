import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from "@dnd-kit/core";

export const dayInstructions: ScreenReaderInstructions = {
  draggable:
    "Press space to pick up the day, the arrow keys to move it, space again to drop it, and escape to cancel.",
};

/** Returns the screen reader announcements for moving a day. @param placeOf the day's current number, from 1; 0 for none */
export function dayAnnouncements(placeOf: (id: UniqueIdentifier) => number, count: number): Announcements {
  return {
    onDragStart: ({ active }) => `Picked up day ${placeOf(active.id)}.`,
    onDragOver: ({ over }) => (over ? `Moved to day ${placeOf(over.id)} of ${count}.` : undefined),
    onDragEnd: ({ over }) => (over ? `Dropped as day ${placeOf(over.id)} of ${count}.` : "Dropped."),
    onDragCancel: ({ active }) => `Move canceled. Day ${placeOf(active.id)} stays in place.`,
  };
}
