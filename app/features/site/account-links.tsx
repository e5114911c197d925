import { LogOut } from "lucide";
import { lazy, Suspense } from "react";
import { NavLink } from "react-router";
import { AuthLink } from "~/features/accounts/sign-in/auth-link";
import type { Viewer } from "~/domain/accounts/account";
import { roleLabels } from "~/domain/accounts/roles/messages";
import { Icon } from "~/ui/icon";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { useSite } from "~/platform/pages/use-site";
import { cn } from "~/ui/cn";
import { Avatar } from "./avatar";
import { Face, PersonHeader, triggerClasses } from "./account-face";
import { LogoutForm } from "./logout-form";
import { siteMessages } from "./messages";

/** Login and Sign Up, or the account menu if signed in, in the header of wide screens. */
export function AccountLinks({ viewer }: { viewer: Viewer | null }) {
  return viewer ? <AccountMenu viewer={viewer} /> : <GuestLinks className="px-4" />;
}

/** Account links at the end of the mobile menu, without a submenu. */
export function MobileAccountLinks({ viewer }: { viewer: Viewer | null }) {
  if (!viewer) {
    return (
      <div className="grid grid-cols-2 gap-3">
        <GuestLinks />
      </div>
    );
  }
  return (
    <section aria-label={siteMessages().yourAccount}>
      <div className="flex items-center gap-3 leading-snug">
        <Avatar person={viewer} className="size-11 text-sm" />
        <div className="min-w-0">
          <p className="truncate font-semibold">{viewer.name}</p>
          <p className="text-sm text-peacock">{roleLabels()[viewer.role].label}</p>
        </div>
      </div>
      <div className="-mx-3 mt-2">
        <AccountRows className="grid grid-cols-2" />
      </div>
    </section>
  );
}

function GuestLinks({ className = "" }: { className?: string }) {
  return (
    <>
      <AuthLink tab="login" variant="quiet" className={className}>
        {siteMessages().login}
      </AuthLink>
      <AuthLink tab="signup" variant="secondary" className={className}>
        {siteMessages().signUp}
      </AuthLink>
    </>
  );
}

// Most visitors are guests and do not need this code.
const ScriptedMenu = lazy(() => import("./scripted-account-menu"));

const row = "flex min-h-11 w-full items-center gap-3 rounded-control px-3";

/** Account menu on wide screens. Without scripts it is a details element with the same links. */
function AccountMenu({ viewer }: { viewer: Viewer }) {
  const isHydrated = useHydrated();
  const plain = <PlainMenu viewer={viewer} />;
  if (!isHydrated) return plain;
  return (
    <Suspense fallback={plain}>
      <ScriptedMenu viewer={viewer} />
    </Suspense>
  );
}

function PlainMenu({ viewer }: { viewer: Viewer }) {
  return (
    <details className="group/account relative">
      <summary className={cn(triggerClasses, "cursor-pointer list-none [&::-webkit-details-marker]:hidden")}>
        <Face viewer={viewer} />
      </summary>
      <div className="absolute top-full right-0 mt-1.5 w-64 rounded-card border border-line bg-card p-1.5 float-shadow">
        <PersonHeader viewer={viewer} />
        <AccountRows className="" />
      </div>
    </details>
  );
}

/** The menu's links and Logout as a list. */
export function AccountRows({ className }: { className: string }) {
  const { accountMenu = [] } = useSite() ?? {};
  return (
    <>
      <ul className={className}>
        {accountMenu.map(({ label, to }) => (
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
      <LogoutForm>
        <button type="submit" className={cn(row, "font-semibold hover:bg-sunken")}>
          <Icon icon={LogOut} className="size-4.5 text-muted" />
          <span>{siteMessages().logout}</span>
        </button>
      </LogoutForm>
    </>
  );
}
