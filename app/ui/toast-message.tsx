import { X } from "lucide";
import * as Primitive from "@radix-ui/react-toast";
import { Link } from "react-router";
import { cn } from "./cn";
import { Icon } from "./icon";
import { uiMessages } from "./messages";

export interface ToastMessage {
  title: string;
  description: string;
  tone: "success" | "danger";
  link?: { to: string; label: string };
  /** Milliseconds. */
  duration?: number;
}

/** Shows one toast at a time: F8 focuses it, a swipe of 50 px dismisses it. */
export default function ToastView({
  toast,
  onClose,
}: {
  toast: (ToastMessage & { id: number }) | null;
  onClose: (id: number) => void;
}) {
  const m = uiMessages();
  return (
    <Primitive.Provider duration={5000} swipeThreshold={50} swipeDirection="right">
      {toast && (
        <Primitive.Root
          key={toast.id}
          duration={toast.duration ?? 5000}
          onOpenChange={(open) => !open && onClose(toast.id)}
          className={cn(
            "relative animate-rise rounded-card border-l-4 bg-night p-4 pr-12 text-on-night float-shadow",
            toast.tone === "success" ? "border-[#7ddb9f]" : "border-[#ff9f94]",
          )}
        >
          <Primitive.Title className="font-semibold">{toast.title}</Primitive.Title>
          <Primitive.Description className="text-sm">{toast.description}</Primitive.Description>
          {toast.link && (
            <Primitive.Action asChild altText={toast.link.label}>
              <Link
                to={toast.link.to}
                className="mt-1 inline-block py-1 text-sm font-semibold underline underline-offset-4"
              >
                {toast.link.label}
              </Link>
            </Primitive.Action>
          )}
          <Primitive.Close
            aria-label={m.closeNotification}
            className="absolute top-1.5 right-1.5 grid size-9 place-items-center rounded-full hover:bg-white/15"
          >
            <Icon icon={X} className="size-4" />
          </Primitive.Close>
        </Primitive.Root>
      )}
      <Primitive.Viewport
        hotkey={["F8"]}
        label={m.notifications}
        // Radix announces toasts elsewhere; the attribute keeps an open dialog from hiding this list.
        aria-live="off"
        className="pointer-events-auto fixed right-0 bottom-0 z-[60] m-4 flex w-[min(26rem,calc(100vw-2rem))] flex-col gap-2 outline-none"
      />
    </Primitive.Provider>
  );
}
