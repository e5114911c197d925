import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import type { Active, Over } from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import type { EditedPicture } from "~/domain/tour-pictures/tour-picture";

const instructions =
  "Press space to pick up the picture, the arrow keys to move it, space again to drop it, and escape to cancel.";

/** List of pictures that can be reordered by pointer or keyboard. */
export function SortablePictures({
  pictures,
  onOrder,
  children,
}: {
  pictures: readonly EditedPicture[];
  /** Called with the ids in their new order. */
  onOrder: (ids: string[]) => void;
  children: React.ReactNode;
}) {
  const sensors = useSensors(
    // A few pixels, so that a click doesn't start a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = pictures.map(({ id }) => id);
  const told = ({ id }: Active) => `“${pictures.find((picture) => picture.id === id)?.alt ?? ""}”`;
  const place = (over: Over | null) =>
    over ? `at position ${ids.indexOf(String(over.id)) + 1} of ${ids.length}` : "outside the list";

  return (
    <DndContext
      id="pictures-order"
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        screenReaderInstructions: { draggable: instructions },
        announcements: {
          onDragStart: ({ active }) => `Picked up ${told(active)}.`,
          onDragOver: ({ active, over }) => `${told(active)} is ${place(over)}.`,
          onDragEnd: ({ active, over }) => `${told(active)} was dropped ${place(over)}.`,
          onDragCancel: ({ active }) => `Move canceled. ${told(active)} stays in place.`,
        },
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id)
          onOrder(arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
