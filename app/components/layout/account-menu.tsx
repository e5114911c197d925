import { ChevronDown, LogOut } from "lucide-react";
import { useRef } from "react";
import { Link, NavLink } from "react-router";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "~/components/ui/dropdown-menu";
import { accountMenuOf } from "~/content/account-menu";
import { roleLabels } from "~/domain/account";
import type { Viewer } from "~/domain/account";
import { useHydrated } from "~/hooks/use-hydrated";
import { cn } from "~/lib/cn";
import { Avatar } from "./avatar";

const trigger =
  "flex min-h-11 items-center gap-2 rounded-full border border-line bg-card py-1 pr-3 pl-1 font-semibold hover:bg-sunken";
const row = "flex min-h-11 w-full items-center gap-3 rounded-control px-3";

/** A signed-in person's menu on wide screens. Without scripts it is a details element with the same links. */
export function AccountMenu({ viewer }: { viewer: Viewer }) {
  const isHydrated = useHydrated();
  return isHydrated ? <ScriptedMenu viewer={viewer} /> : <PlainMenu viewer={viewer} />;
}

function ScriptedMenu({ viewer }: { viewer: Viewer }) {
  const logout = useRef<HTMLFormElement>(null);
  return (
    <>
      {/* Outside of the menu, which is gone by the time the form is sent. */}
      <form ref={logout} method="post" action="/logout" />
      <DropdownMenu modal={false}>
        <DropdownMenuTrigger className={cn(trigger, "group/account")}>
          <Face viewer={viewer} />
        </DropdownMenuTrigger>
        <DropdownMenuContent className="w-64">
          <Person viewer={viewer} />
          {accountMenuOf(viewer).map(({ label, to }) => (
            <DropdownMenuItem key={to} asChild>
              <Link to={to}>{label}</Link>
            </DropdownMenuItem>
          ))}
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => logout.current?.requestSubmit()}>
            <LogOut aria-hidden className="size-4.5 text-muted" />
            Logout
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </>
  );
}

function PlainMenu({ viewer }: { viewer: Viewer }) {
  return (
    <details className="group/account relative">
      <summary className={cn(trigger, "cursor-pointer list-none [&::-webkit-details-marker]:hidden")}>
        <Face viewer={viewer} />
      </summary>
      <div className="absolute top-full right-0 mt-1.5 w-64 rounded-card border border-line bg-card p-1.5 shadow-float">
        <Person viewer={viewer} />
        <AccountRows viewer={viewer} className="" />
      </div>
    </details>
  );
}

function Face({ viewer }: { viewer: Viewer }) {
  return (
    <>
      <Avatar person={viewer} />
      <span className="max-w-36 truncate lg:sr-only xl:not-sr-only xl:max-w-36 xl:truncate">
        {viewer.name}
      </span>
      <ChevronDown
        aria-hidden
        className="size-4 shrink-0 text-muted transition-transform duration-150 group-open/account:rotate-180 group-data-[state=open]/account:rotate-180"
      />
    </>
  );
}

function Person({ viewer: { name, role, email } }: { viewer: Viewer }) {
  return (
    <div className="mb-1.5 border-b border-line px-3 pt-1.5 pb-2.5 leading-snug">
      <p className="truncate font-semibold">{name}</p>
      <p className="truncate text-sm text-muted">{email}</p>
      <p className="mt-0.5 text-sm text-peacock">{roleLabels[role].label}</p>
    </div>
  );
}

/** The links of the menu and Logout, one below the other. */
export function AccountRows({ viewer, className }: { viewer: Viewer; className: string }) {
  return (
    <>
      <ul className={className}>
        {accountMenuOf(viewer).map(({ label, to }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className={cn(
                row,
                "hover:bg-sunken aria-[current=page]:text-vermilion aria-[current=page]:underline aria-[current=page]:underline-offset-4",
              )}
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
      <form method="post" action="/logout">
        <button type="submit" className={cn(row, "font-semibold hover:bg-sunken")}>
          <LogOut aria-hidden className="size-4.5 text-muted" />
          Logout
        </button>
      </form>
    </>
  );
}
