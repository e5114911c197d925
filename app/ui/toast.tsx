import { createContext, use, useCallback, useState } from "react";
import { uiMessages } from "./messages";
import type { ToastMessage } from "./toast-message";

type ShowToast = (message: ToastMessage) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** Returns a function that shows a toast. A new toast replaces the last one. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error("useToast needs a Toaster above it");
  return show;
}

type ToastViewComponent = typeof import("./toast-message").default;

/** Toast provider, whose view is loaded with the first toast. Source: P17 in docs/product.md: one toast, 5 s. */
export function Toaster({ children }: { children: React.ReactNode }) {
  const [toast, setToast] = useState<(ToastMessage & { id: number }) | null>(null);
  const [ToastView, setToastView] = useState<ToastViewComponent | "missing" | null>(null);
  const show = useCallback<ShowToast>((message) => {
    setToast((last) => ({ ...message, id: (last?.id ?? 0) + 1 }));
    import("./toast-message").then(
      (loaded) => setToastView(() => loaded.default),
      // Offline, or the chunk belongs to an old deployment.
      () => setToastView("missing"),
    );
  }, []);
  const close = useCallback((id: number) => setToast((current) => (current?.id === id ? null : current)), []);
  return (
    <ToastContext value={show}>
      {children}
      {ToastView === "missing"
        ? toast && <PlainToast key={toast.id} toast={toast} close={() => close(toast.id)} />
        : ToastView !== null && <ToastView toast={toast} onClose={close} />}
    </ToastContext>
  );
}

/** A toast for when the view does not load. It stays until it is closed. */
function PlainToast({ toast: { title, description }, close }: { toast: ToastMessage; close: () => void }) {
  return (
    <div
      role="alert"
      className="fixed right-0 bottom-0 z-[60] m-4 w-[min(26rem,calc(100vw-2rem))] rounded-card bg-night p-4 text-on-night float-shadow"
    >
      <p className="font-semibold">{title}</p>
      <p className="text-sm">{description}</p>
      <button type="button" onClick={close} className="mt-1 py-1 text-sm font-semibold underline">
        {uiMessages().close}
      </button>
    </div>
  );
}
