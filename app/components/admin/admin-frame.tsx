import { lazy, Suspense, useRef, useState } from "react";
import { LoadingLine } from "~/components/back-office/loading-line";
import { useShortcuts } from "~/hooks/use-shortcuts";
import { AdminHeader } from "./admin-header";
import { AdminNav } from "./admin-nav";

// First asked for when first opened.
const CommandPalette = lazy(() => import("./command-palette"));
const ShortcutsDialog = lazy(() => import("./shortcuts-dialog"));

/** What stands above every page of the back office: the header, the tabs, and the keys that work on all of them. */
export function AdminFrame(figures: Omit<React.ComponentProps<typeof AdminHeader>, "onFind" | "onHelp">) {
  const [opened, setOpened] = useState<"find" | "help" | null>(null);
  const opener = useRef<Element | null>(null);

  function open(dialog: "find" | "help") {
    opener.current = document.activeElement;
    setOpened(dialog);
  }

  const dialog = {
    onClose: () => setOpened(null),
    /** No button opened it for Radix to go back to: it may have been a key, anywhere. */
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement && document.activeElement === document.body)
        opener.current.focus();
    },
  };

  useShortcuts({ onFind: () => open("find"), onHelp: () => open("help") });
  return (
    <>
      <LoadingLine />
      <AdminHeader {...figures} onFind={() => open("find")} onHelp={() => open("help")} />
      <AdminNav />
      <Suspense>
        {opened === "find" && <CommandPalette {...dialog} />}
        {opened === "help" && <ShortcutsDialog {...dialog} />}
      </Suspense>
    </>
  );
}
