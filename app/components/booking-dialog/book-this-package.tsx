import { lazy, Suspense, useState } from "react";
import type { TourDetails } from "~/domain/tour";
import { Button } from "~/components/ui/button";
import { Dialog, DialogTrigger } from "~/components/ui/dialog";

const BookingDialog = lazy(() => import("./booking-dialog"));

function prefetch() {
  void import("./booking-dialog");
}

/** The button that opens the booking dialog. The dialog's code comes with the first touch of the button. */
export function BookThisPackage({ tour, today }: { tour: TourDetails; today: string }) {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (open && !wasOpened) setWasOpened(true);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button className="w-full" onPointerEnter={prefetch} onFocus={prefetch}>
          Book This Package
        </Button>
      </DialogTrigger>
      {wasOpened && (
        <Suspense fallback={<p role="status">Opening the booking …</p>}>
          {/* Stays mounted when closed, so that nothing typed is lost. */}
          <BookingDialog tour={tour} today={today} close={() => setOpen(false)} />
        </Suspense>
      )}
    </Dialog>
  );
}
