import { Dialog, DialogContent, DialogDescription, DialogTitle } from "~/ui/dialog";
import { bookingPanelMessages } from "./messages";

/** Sheet of narrow screens around the booking panel's form. */
export default function PanelSheet({
  isOpen,
  close,
  reopen,
  tourTitle,
  children,
}: {
  isOpen: boolean;
  close: () => void;
  reopen: () => void;
  tourTitle: string;
  children: React.ReactNode;
}) {
  return (
    <Dialog isOpen={isOpen} onClose={close} onReopen={reopen}>
      <DialogContent>
        <div className="overflow-y-auto p-5">
          <DialogTitle className="pr-10 font-display text-2xl">
            {bookingPanelMessages().sheetTitle}
          </DialogTitle>
          <DialogDescription className="sr-only">{tourTitle}</DialogDescription>
          {children}
        </div>
      </DialogContent>
    </Dialog>
  );
}
