import { ChevronLeft, ChevronRight } from "lucide";
import { useState } from "react";
import { Button } from "~/ui/button";
import { Dialog, DialogContent, DialogTitle } from "~/ui/dialog";
import type { GuestPhotograph } from "~/domain/reviews/review-photograph";
import { Icon } from "~/ui/icon";
import { PhotographFigure } from "./photograph-figure";
import { reviewMessages } from "./public/messages";

/** Dialog that shows one photograph of several at a time. The arrow keys turn the pages. */
export default function PhotographDialog({
  photographs,
  first,
  onClose,
  onReopen,
  opener,
}: {
  photographs: readonly GuestPhotograph[];
  /** Index of the photograph shown first. */
  first: number;
  onClose: () => void;
  onReopen: () => void;
  /** Takes the focus back. */
  opener: React.RefObject<HTMLElement | null>;
}) {
  const [index, setIndex] = useState(first);
  const photograph = photographs[index];
  if (!photograph) return null;
  const m = reviewMessages();
  const last = photographs.length - 1;

  function turn(by: -1 | 1) {
    setIndex((now) => Math.min(last, Math.max(0, now + by)));
  }

  return (
    <Dialog onClose={onClose} onReopen={onReopen}>
      <DialogContent
        aria-describedby={undefined}
        // Itself, so that the arrow keys work at once; its first button may be disabled.
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          opener.current?.focus();
        }}
        onKeyDown={({ key }) => {
          if (key === "ArrowLeft") turn(-1);
          if (key === "ArrowRight") turn(1);
        }}
        className="outline-none sm:max-w-5xl!"
      >
        <DialogTitle className="flex min-h-16 items-center px-4 pr-16 font-sans text-base font-semibold sm:px-6">
          {m.photographOf(index + 1, photographs.length)}
        </DialogTitle>
        <div className="overflow-y-auto px-4 pb-4 sm:px-6 sm:pb-6">
          <PhotographFigure photograph={photograph} imageClassName="max-h-[62dvh]" />
          {last > 0 && (
            <p className="mt-4 flex justify-between gap-3">
              {/* Not `disabled`, so that they keep the focus at the ends. */}
              <Button variant="secondary" aria-disabled={index === 0 || undefined} onClick={() => turn(-1)}>
                <Icon icon={ChevronLeft} className="size-5" />
                {m.previous}
              </Button>
              <Button variant="secondary" aria-disabled={index === last || undefined} onClick={() => turn(1)}>
                {m.next}
                <Icon icon={ChevronRight} className="size-5" />
              </Button>
            </p>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}
