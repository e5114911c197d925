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

/** What lies over the page: dialog, popover and toasts. */
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
              <DialogDescription>Escape, the cross and a click beside it close it.</DialogDescription>
              <DialogClose asChild>
                <Button look="secondary">Close it</Button>
              </DialogClose>
            </div>
          </DialogContent>
        </Dialog>
      </Specimen>
      <Specimen title="Popover">
        <Popover>
          <PopoverTrigger className={buttonClasses("secondary")}>Open a popover</PopoverTrigger>
          <PopoverContent>Escape and a click beside it close it.</PopoverContent>
        </Popover>
      </Specimen>
      <Specimen title="Toast">
        {(["good", "bad"] as const).map((tone) => (
          <Button
            key={tone}
            look="secondary"
            onClick={() =>
              showToast({ title: `A ${tone} toast`, description: "Gone after five seconds.", tone })
            }
          >
            Show a {tone} toast
          </Button>
        ))}
      </Specimen>
    </>
  );
}
