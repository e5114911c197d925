import { lazy, Suspense, useRef, useState } from "react";
import { LoadingLine } from "~/components/back-office/loading-line";
import { useMay } from "~/hooks/use-may";
import { useShortcuts } from "~/hooks/use-shortcuts";
import { AdminHeader } from "./admin-header";
import { PortalNav, PortalTab } from "~/components/back-office/portal-nav";
import { adminTabs, overviewPage, quietAdminTabs } from "~/content/admin-navigation";

// Loaded when first opened.
const CommandPalette = lazy(() => import("./command-palette"));
const ShortcutsDialog = lazy(() => import("./shortcuts-dialog"));

/** Top of every back-office page: header, tabs and global keyboard shortcuts. */
export function AdminFrame({
  photographs,
  ...figures
}: Omit<React.ComponentProps<typeof AdminHeader>, "onFind" | "onHelp"> & {
  /** Photographs that wait for an administrator. */
  photographs: number;
}) {
  const [opened, setOpened] = useState<"find" | "help" | null>(null);
  const opener = useRef<Element | null>(null);

  function open(dialog: "find" | "help") {
    opener.current = document.activeElement;
    setOpened(dialog);
  }

  const dialog = {
    onClose: () => setOpened(null),
    /** Restores focus by hand: a key may have opened the dialog, so Radix has no trigger to return to. */
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
      <AdminNav photographs={photographs} />
      <Suspense>
        {opened === "find" && <CommandPalette {...dialog} />}
        {opened === "help" && <ShortcutsDialog {...dialog} />}
      </Suspense>
    </>
  );
}

export function AdminNav({ photographs = 0 }: { photographs?: number }) {
  const may = useMay();
  const quiet = quietAdminTabs.filter(({ right }) => may(right));
  return (
    <PortalNav label="Administration">
      {[overviewPage, ...adminTabs]
        .filter(({ right }) => may(right))
        .map((page) => (
          <PortalTab key={page.to} page={page} />
        ))}
      {quiet.length > 0 && <li aria-hidden className="mx-1.5 my-2.5 w-px shrink-0 bg-line" />}
      {quiet.map((page) => (
        <PortalTab
          key={page.to}
          page={page}
          isQuiet
          {...(page.to === "/admin/reviews" && {
            unread: photographs,
            unreadText: photographs === 1 ? "photograph to check" : "photographs to check",
          })}
        />
      ))}
    </PortalNav>
  );
}
