import { lazy, Suspense, useState } from "react";
import type { TourDetails } from "~/domain/tour";
import { Button } from "~/components/ui/button";

const BookingDialog = lazy(() => import("./booking-dialog"));

function prefetch() {
  void import("./booking-dialog");
}

/** The button that opens the booking dialog. The dialog's code comes with the first touch of the button. */
export function BookThisPackage({ tour, today }: { tour: TourDetails; today: string }) {
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        className="w-full"
        aria-haspopup="dialog"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        Book This Package
      </Button>
      {opened && (
        <Suspense fallback={<p role="status">Opening the booking …</p>}>
          {/* Stays mounted when closed, so that nothing typed is lost. */}
          <BookingDialog tour={tour} today={today} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
