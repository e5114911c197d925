import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";
import { authPaths, withNext } from "./auth-addresses";
import { AuthDialogContext, type AuthRequest } from "./auth-dialog-context";
import { openingMessages } from "./opening/messages";

type AuthDialogComponent = typeof import("./auth-dialog").default;

/** Milliseconds between the response and closing the dialog. Source: specification 1, sections 4 and 9. */
const closeAfter = 100;

function prefetch() {
  // A failed prefetch matters only once the dialog is opened.
  import("./auth-dialog").catch(() => undefined);
}

/** The site's only auth dialog. It is mounted above the header because the header's links unmount on sign-in. */
export function AuthDialogProvider({ children }: { children: React.ReactNode }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [asked, setAsked] = useState<(AuthRequest & { at: string }) | null>(null);
  const [AuthDialog, setAuthDialog] = useState<AuthDialogComponent | null>(null);
  const closing = useRef<number>(undefined);
  // Navigating closes the dialog.
  const request = asked?.at === key ? asked : null;
  const address = request && withNext(authPaths[request.tab], request.next);

  useEffect(() => {
    if (address === null || AuthDialog !== null) return;
    let isWanted = true;
    import("./auth-dialog").then(
      (loaded) => isWanted && setAuthDialog(() => loaded.default),
      // Offline, or the chunk belongs to an old deployment: the login page works without it.
      () => isWanted && window.location.assign(pathIn(currentLanguage(), address)),
    );
    return () => {
      isWanted = false;
    };
  }, [address, AuthDialog]);

  useEffect(() => () => window.clearTimeout(closing.current), []);

  const context = useMemo(
    () => ({ prefetch, open: (wanted: AuthRequest) => setAsked({ ...wanted, at: key }) }),
    [key],
  );

  function goOnToBooking() {
    setAsked(null);
    request?.booking?.goOn();
  }

  function signedIn(goTo: string) {
    window.clearTimeout(closing.current);
    closing.current = window.setTimeout(() => {
      const asksSecondFactor = goTo.startsWith("/login/code");
      if (request?.booking && !asksSecondFactor) goOnToBooking();
      else {
        setAsked(null);
        void navigate(goTo);
      }
    }, closeAfter);
  }

  return (
    <AuthDialogContext value={context}>
      {children}
      {request && AuthDialog === null && (
        <p role="status" className="sr-only">
          {openingMessages().opening}
        </p>
      )}
      {AuthDialog !== null && (
        <AuthDialog
          request={request}
          close={() => setAsked(null)}
          open={context.open}
          onSignedIn={signedIn}
          onGoOn={goOnToBooking}
        />
      )}
    </AuthDialogContext>
  );
}
