import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Dialog } from "~/components/ui/dialog";
import { authPaths, withNext } from "~/lib/auth-addresses";
import { AuthDialogContext } from "./auth-dialog-context";
import type { AuthRequest } from "./auth-dialog-context";

type AuthDialogComponent = typeof import("./auth-dialog").default;

/** Milliseconds between the answer and the closing. Source: specification 1, sections 4 and 9. */
const closeAfter = 100;

function prefetch() {
  // Whether it comes matters only once the dialog is asked for.
  import("./auth-dialog").catch(() => undefined);
}

/** The one auth dialog of the site. It stands above the header, whose links go when somebody has signed in. */
export function AuthDialogProvider({ children }: { children: React.ReactNode }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [asked, setAsked] = useState<(AuthRequest & { at: string }) | null>(null);
  const [AuthDialog, setAuthDialog] = useState<AuthDialogComponent | null>(null);
  const closing = useRef<number>(undefined);
  // On another page it is closed.
  const request = asked?.at === key ? asked : null;
  const address = request && withNext(authPaths[request.tab], request.next);

  useEffect(() => {
    if (address === null || AuthDialog !== null) return;
    let isWanted = true;
    import("./auth-dialog").then(
      (loaded) => isWanted && setAuthDialog(() => loaded.default),
      // Offline, or the code of a version that is no longer served: the page of its own needs none.
      () => isWanted && window.location.assign(address),
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
      <Dialog open={request !== null} onOpenChange={(wanted) => !wanted && setAsked(null)}>
        {request && AuthDialog === null && (
          <p role="status" className="sr-only">
            Opening …
          </p>
        )}
        {request && AuthDialog !== null && (
          <AuthDialog request={request} onSignedIn={signedIn} onGoOn={goOnToBooking} />
        )}
      </Dialog>
    </AuthDialogContext>
  );
}
