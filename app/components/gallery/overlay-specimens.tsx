import { Button, buttonClasses } from "~/components/ui/button";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
} from "~/components/ui/dialog";
import { Popover, PopoverContent, PopoverTrigger } from "~/components/ui/popover";
import { useToast } from "~/components/ui/toast";
import { Specimen } from "./specimen";

/** Dialog, popover and toasts. */
export function OverlaySpecimens() {
  const showToast = useToast();
  return (
    <>
      <Specimen title="Dialog">
        <Dialog>
          <DialogTrigger asChild>
            <Button>Open a dialog</Button>
          </DialogTrigger>
          <DialogContent>
            <div className="grid gap-4 p-6">
              <DialogTitle className="font-display text-2xl">A dialog</DialogTitle>
              <DialogDescription>Escape, the close button or a click outside closes it.</DialogDescription>
              <DialogClose asChild>
                <Button variant="secondary">Close</Button>
              </DialogClose>
            </div>
          </DialogContent>
        </Dialog>
      </Specimen>
      <Specimen title="Popover">
        <Popover>
          <PopoverTrigger className={buttonClasses("secondary")}>Open a popover</PopoverTrigger>
          <PopoverContent>Escape or a click outside closes it.</PopoverContent>
        </Popover>
      </Specimen>
      <Specimen title="Toast">
        {(["success", "danger"] as const).map((tone) => (
          <Button
            key={tone}
            variant="secondary"
            onClick={() =>
              showToast({ title: `A ${tone} toast`, description: "Closes after five seconds.", tone })
            }
          >
            Show a {tone} toast
          </Button>
        ))}
      </Specimen>
    </>
  );
}
