import { createContext, use, useEffect, useRef, useState } from "react";
import { Form, Link } from "react-router";
import { Button } from "~/ui/button";
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from "~/ui/dropdown-menu";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { cn } from "~/ui/cn";
import { openMenu } from "./row-menu";

/** True within a menu of the server's HTML, which works without JavaScript. */
const isPlainMenu = createContext(false);

/** Keys that open a menu from its button. */
const menuKeys: readonly string[] = ["Enter", " ", "ArrowDown"];

export const menuButtonClasses =
  "grid size-7 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink";

/** The action that is due on a row, and a menu with all its actions. Phones show the menu only. */
export function RowActions({
  of,
  due,
  children,
}: {
  /** Name of the row, for screen readers. */
  of: string;
  due?: React.ReactNode;
  /** Items of the menu; without any, there is no menu. */
  children?: React.ReactNode;
}) {
  return (
    <div className="flex items-center justify-end gap-3">
      {due !== undefined && (
        <div data-due className={cn(children !== undefined && "@max-xl:hidden")}>
          {due}
        </div>
      )}
      {children !== undefined && <RowMenu label={`Actions for ${of}`}>{children}</RowMenu>}
    </div>
  );
}

function RowMenu({ label, children }: { label: string; children: React.ReactNode }) {
  const isHydrated = useHydrated();
  const plain = useRef<HTMLDetailsElement>(null);
  // A menu that was opened before hydration stays as it is until it is closed, with what is typed in it.
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(plain.current?.open ?? false), []);
  if (isHydrated && !isOpen) return <RowMenuButton label={label}>{children}</RowMenuButton>;
  return (
    <details
      ref={plain}
      name="row-menu"
      onToggle={({ target, currentTarget }) => {
        if (target === currentTarget) setIsOpen(currentTarget.open);
      }}
      className="relative"
    >
      <summary aria-label={label} className={cn(menuButtonClasses, "cursor-pointer list-none")}>
        <MenuDots />
      </summary>
      <div className="absolute top-full right-0 z-20 grid w-64 max-w-[80vw] rounded-card border border-line bg-card p-1.5 text-left font-normal whitespace-normal text-ink float-shadow">
        <isPlainMenu.Provider value>{children}</isPlainMenu.Provider>
      </div>
    </details>
  );
}

/** Button of a row's menu, which is mounted when it is first opened: a list has fifty. */
export function RowMenuButton({
  label,
  className = menuButtonClasses,
  children,
}: {
  label: string;
  className?: string;
  /** Items of the menu. */
  children: React.ReactNode;
}) {
  const [opener, setOpener] = useState<"pointer" | "key" | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A key chooses the first item, so the menu must see one.
    if (opener === "key" && trigger.current) openMenu(trigger.current);
  }, [opener]);
  if (opener === null) {
    return (
      <button
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={() => setOpener("pointer")}
        onKeyDown={(event) => {
          if (!menuKeys.includes(event.key)) return;
          event.preventDefault();
          setOpener("key");
        }}
        className={className}
      >
        <MenuDots />
      </button>
    );
  }
  return (
    <DropdownMenu defaultOpen={opener === "pointer"}>
      <DropdownMenuTrigger
        ref={trigger}
        aria-label={label}
        className={cn(className, "data-[state=open]:bg-sunken")}
      >
        <MenuDots />
      </DropdownMenuTrigger>
      <DropdownMenuContent>{children}</DropdownMenuContent>
    </DropdownMenu>
  );
}

/** Three dots, in one element: an icon has five, and a list has fifty. */
export function MenuDots() {
  return <span aria-hidden data-slot="menu-dots" />;
}

/** Item of a row's menu: a link, or an action. */
export function RowAction({
  to,
  isDownload = false,
  isDanger = false,
  isBusy = false,
  onAct,
  fields,
  question,
  plain,
  children,
}: {
  to?: string;
  /** True for a link to a file. */
  isDownload?: boolean;
  isDanger?: boolean;
  isBusy?: boolean;
  onAct?: () => void;
  /** Form fields that the action posts to the list's address without JavaScript. */
  fields?: Readonly<Record<string, string>>;
  /** Consequences, confirmed first without JavaScript. */
  question?: React.ReactNode;
  /** Shown instead without JavaScript. */
  plain?: React.ReactNode;
  children: React.ReactNode;
}) {
  const isPlain = use(isPlainMenu);
  const classes = cn("min-h-9! text-sm", isDanger && "text-danger");
  if (isPlain) {
    if (plain !== undefined) return plain;
    const look = cn(classes, "flex w-full items-center rounded-control px-3 text-left hover:bg-sunken");
    if (to !== undefined) {
      return isDownload ? (
        <a href={to} download className={look}>
          {children}
        </a>
      ) : (
        <Link to={to} className={look}>
          {children}
        </Link>
      );
    }
    if (fields === undefined) return null;
    const inputs = Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ));
    if (question === undefined) {
      return (
        <Form method="post">
          {inputs}
          <button type="submit" className={look}>
            {children}
          </button>
        </Form>
      );
    }
    return (
      <details>
        <summary className={cn(look, "cursor-pointer list-none")}>{children}</summary>
        <Form method="post" className="grid gap-2 px-3 pb-2 text-sm">
          {inputs}
          <p>{question}</p>
          <Button type="submit" variant="danger" className="min-h-9 justify-self-start px-3 py-1 text-sm">
            {children}
          </Button>
        </Form>
      </details>
    );
  }
  if (to !== undefined) {
    return (
      <DropdownMenuItem asChild className={classes}>
        {isDownload ? (
          <a href={to} download>
            {children}
          </a>
        ) : (
          <Link to={to}>{children}</Link>
        )}
      </DropdownMenuItem>
    );
  }
  return (
    <DropdownMenuItem className={classes} disabled={isBusy} onSelect={onAct}>
      {children}
    </DropdownMenuItem>
  );
}
