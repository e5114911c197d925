import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { EarlyInput } from "~/platform/hydration/early-input";
import { useNavigation } from "react-router";
import { WaitingInTabs } from "./sub-tabs";
import { SkipLink } from "~/platform/pages/skip-link";
import { useAnnouncedNavigation } from "~/platform/pages/use-announced-navigation";
import { useShortcuts } from "./use-shortcuts";
import { officeViewCookie, storeOfficeView, type OfficeView } from "./office-view";
import { areShortcutsOn, switchShortcuts } from "./shortcut-setting";
import type { Office } from "./office";
import { PhoneBar } from "./phone-bar";
import { SideBar } from "./side-bar";
import { TopBar } from "./top-bar";
import { UnsavedText } from "./unsaved-text";

// Loaded when first opened.
const CommandPalette = lazy(() => import("./command-palette"));
const ShortcutsDialog = lazy(() => import("./shortcuts-dialog"));

/** Frame of a back office: side bar, top bar, on phones a bar at the bottom, and keyboard shortcuts. */
export function OfficeFrame({
  office,
  role,
  summary,
  view: loadedView,
  children,
}: {
  office: Office;
  /** Role and access, below the person's name. */
  role: React.ReactNode;
  /** The platform's or the company's own facts, at the end of the side bar. */
  summary: React.ReactNode;
  view: OfficeView;
  children: React.ReactNode;
}) {
  const { content, announcement } = useAnnouncedNavigation();
  const [view, setView] = useState(loadedView);
  const { hasShortcuts } = loadedView;
  useEffect(() => {
    if (hasShortcuts !== undefined) switchShortcuts(hasShortcuts);
  }, [hasShortcuts]);
  const [opened, setOpened] = useState<"find" | "help" | null>(null);
  const opener = useRef<Element | null>(null);

  function changeView(change: Partial<OfficeView>) {
    const changed = { ...view, ...change };
    document.cookie = officeViewCookie(changed, office.home.to);
    storeOfficeView(changed, areShortcutsOn());
    setView(changed);
  }

  function open(dialog: "find" | "help") {
    const focused = document.activeElement;
    // A menu closes when the dialog opens, and what was focused in it is hidden.
    opener.current = focused?.closest("details")?.querySelector("summary") ?? focused;
    setOpened(dialog);
  }

  const dialog = {
    office,
    onClose: () => setOpened(null),
    onReopen: () => setOpened(opened),
    /** Restores focus by hand: a key may have opened the dialog, so Radix has no trigger to return to. */
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement && document.activeElement === document.body)
        opener.current.focus();
    },
  };

  const onFind = () => open("find");
  const onHelp = () => open("help");
  useShortcuts({ pages: office.groups.flat(), creations: office.creations, onFind, onHelp });
  return (
    <div
      data-office
      data-density={view.density}
      data-folded={view.isFolded || undefined}
      className="group/office flex min-h-dvh pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)]"
    >
      <SkipLink />
      <LoadingLine />
      <SideBar
        office={office}
        summary={summary}
        isFolded={view.isFolded}
        onFold={() => changeView({ isFolded: !view.isFolded })}
      />
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar
          office={office}
          role={role}
          summary={summary}
          view={view}
          onView={changeView}
          onFind={onFind}
          onHelp={onHelp}
        />
        <main
          ref={content}
          id="main"
          tabIndex={-1}
          className="flex-1 outline-none max-md:pb-[calc(3.5rem+env(safe-area-inset-bottom))]"
        >
          <Suspense>
            <WaitingInTabs value={office.waitingInTabs ?? {}}>{children}</WaitingInTabs>
            <Alive content={content} />
            <EarlyInput />
          </Suspense>
        </main>
      </div>
      <PhoneBar office={office} />
      <UnsavedText />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <Suspense>
        {opened === "find" && <CommandPalette {...dialog} />}
        {opened === "help" && (
          <ShortcutsDialog
            {...dialog}
            onSwitch={(isOn) => {
              switchShortcuts(isOn);
              storeOfficeView(view, isOn);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Marks the content once it is hydrated, which is after the frame. Browser tests wait for that before keys. */
function Alive({ content }: { content: React.RefObject<HTMLElement | null> }) {
  useEffect(() => {
    content.current?.setAttribute("data-alive", "");
  }, [content]);
  return null;
}

/** Loading indicator of the back office: a line at the top edge and a screen reader message. */
function LoadingLine() {
  const isLoading = useNavigation().state !== "idle";
  return (
    <>
      <p role="status" className="sr-only">
        {isLoading ? "Loading…" : ""}
      </p>
      {isLoading && (
        <div
          aria-hidden
          data-loading
          className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden print:hidden"
        >
          <div className="h-full w-2/5 animate-pass bg-vermilion motion-reduce:hidden" />
        </div>
      )}
    </>
  );
}
