import { X } from "lucide";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { Link } from "react-router";
import { Icon } from "~/ui/icon";

/** Side panel with the details of the open row. On narrow screens it covers the list. */
export function RowPanel({
  label,
  title,
  address,
  rowId,
  onClose,
  children,
}: {
  /** Accessible name. */
  label: string;
  title: React.ReactNode;
  /** Address of the row's page, if it has one. */
  address?: string;
  rowId: string;
  onClose: () => void;
  children: React.ReactNode;
}) {
  const panel = useRef<HTMLElement>(null);

  function close() {
    onClose();
    document.querySelector<HTMLElement>(`[data-row="${CSS.escape(rowId)}"]`)?.focus({ preventScroll: true });
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return;
    close();
  });
  // Before it is painted: a key can come at once.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  // Where it covers the list, the focus moves into it; beside the list, the arrow keys go on walking.
  useEffect(() => {
    if (panel.current && getComputedStyle(panel.current).position === "fixed") panel.current.focus();
  }, []);

  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={label}
      className="w-104 shrink-0 overflow-y-auto border-l border-line bg-card outline-none max-lg:fixed max-lg:inset-0 max-lg:z-40 max-lg:w-auto max-lg:border-l-0 max-md:flex max-md:flex-col lg:sticky lg:top-(--office-top,0px) lg:mt-3 lg:-mr-6 lg:-mb-4 lg:rounded-tl-card lg:border-t lg:h-[calc(100dvh-var(--office-top,0px))]"
    >
      {/* On phones it is at the foot, within reach of a thumb. */}
      <div className="sticky top-0 z-10 flex items-center gap-2 border-b border-line bg-card px-4 py-2 max-md:top-auto max-md:bottom-0 max-md:order-last max-md:border-t max-md:border-b-0 max-md:pb-[calc(0.5rem+env(safe-area-inset-bottom))]">
        <h2 className="min-w-0 grow truncate text-lg font-semibold">{title}</h2>
        {address !== undefined && (
          <Link
            to={address}
            className="px-1 py-1 text-sm font-semibold whitespace-nowrap text-peacock underline underline-offset-4"
          >
            Open page
          </Link>
        )}
        <button
          type="button"
          onClick={close}
          aria-label="Close details"
          title="Close (Esc)"
          className="grid size-8 place-items-center rounded-control hover:bg-sunken max-md:size-11 max-md:border max-md:border-control"
        >
          <Icon icon={X} className="size-4.5" />
        </button>
      </div>
      <div className="p-4 max-md:grow">{children}</div>
    </aside>
  );
}
