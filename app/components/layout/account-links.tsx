import { AuthLink } from "~/components/accounts/sign-in/auth-link";
import { roleLabels } from "~/domain/accounts/account";
import type { Viewer } from "~/domain/accounts/account";
import { AccountMenu, AccountRows } from "./account-menu";
import { Avatar } from "./avatar";

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
    <section aria-label="Your account">
      <div className="flex items-center gap-3 leading-snug">
        <Avatar person={viewer} className="size-11" />
        <div className="min-w-0">
          <p className="truncate font-semibold">{viewer.name}</p>
          <p className="text-sm text-peacock">{roleLabels[viewer.role].label}</p>
        </div>
      </div>
      <div className="-mx-3 mt-2">
        <AccountRows viewer={viewer} className="grid grid-cols-2" />
      </div>
    </section>
  );
}

function GuestLinks({ className = "" }: { className?: string }) {
  return (
    <>
      <AuthLink tab="login" variant="secondary" className={className}>
        Login
      </AuthLink>
      <AuthLink tab="signup" variant="primary" className={className}>
        Sign Up
      </AuthLink>
    </>
  );
}
