import { use } from "react";
import { Link, useLocation } from "react-router";
import { buttonClasses, type ButtonVariant } from "~/ui/button";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { authPaths, isWayIn, nextFrom, withNext, type AuthTab } from "./auth-addresses";
import { isForHere, pressWithSpace } from "~/platform/browser/press-link";
import { AuthDialogContext } from "./auth-dialog-context";

/** A link to login or sign-up that returns here; after hydration, a button that opens the auth dialog. */
export function AuthLink({
  tab,
  variant,
  className,
  children,
}: {
  tab: AuthTab;
  variant: ButtonVariant;
  className?: string;
  children: React.ReactNode;
}) {
  const dialog = use(AuthDialogContext);
  const isHydrated = useHydrated();
  const here = useLocation();
  const next = nextFrom(here);
  const address = withNext(authPaths[tab], next);
  const classes = buttonClasses(variant, className);
  // The auth pages already show these forms.
  if (!dialog || isWayIn(here.pathname)) {
    return (
      <Link to={address} className={classes}>
        {children}
      </Link>
    );
  }
  return (
    <a
      href={pathIn(currentLanguage(), address)}
      data-scripted
      {...(isHydrated && { role: "button", "aria-haspopup": "dialog" })}
      className={classes}
      onClick={(event) => {
        if (!isForHere(event)) return;
        event.preventDefault();
        dialog.open({ tab, next, opener: event.currentTarget });
      }}
      onKeyDown={pressWithSpace}
      onPointerEnter={dialog.prefetch}
      onFocus={dialog.prefetch}
    >
      {children}
    </a>
  );
}
