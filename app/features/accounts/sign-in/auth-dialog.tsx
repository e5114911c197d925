import { useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "~/ui/dialog";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "~/ui/tabs";
import type { Role } from "~/domain/accounts/account";
import { useSite } from "~/platform/pages/use-site";
import type { AuthTab } from "./auth-addresses";
import type { AuthRequest } from "./auth-dialog-context";
import { LoginForm } from "./login-form";
import { signInMessages } from "./messages";
import { SignUpForm, useSignUp } from "./sign-up-form";
import { SignedUp } from "./signed-up";

interface AuthDialogProps {
  request: AuthRequest | null;
  close: () => void;
  open: (request: AuthRequest) => void;
  onSignedIn: (goTo: string) => void;
  /** Continues to the booking without an account. */
  onGoOn: () => void;
}

/** Login and Sign Up in a dialog. Closing it keeps what was typed, except passwords. Source: specification 1, sections 2 and 4. */
export default function AuthDialog({ request, close, open, ...events }: AuthDialogProps) {
  const last = useRef(request);
  useEffect(() => {
    if (request) last.current = request;
  }, [request]);
  const tabs = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<Record<string, string>>({});

  function keepTyped() {
    const form = tabs.current?.querySelector("form");
    if (form) setTyped({ ...typed, ...textFieldsOf(form) });
  }

  return (
    <Dialog
      isOpen={request !== null}
      onClose={() => {
        keepTyped();
        close();
      }}
      onReopen={() => last.current && open(last.current)}
    >
      {request && <AuthForms request={request} tabs={tabs} typed={typed} keepTyped={keepTyped} {...events} />}
    </Dialog>
  );
}

function AuthForms({
  request,
  tabs,
  typed,
  keepTyped,
  onSignedIn,
  onGoOn,
}: Pick<AuthDialogProps, "onSignedIn" | "onGoOn"> & {
  request: AuthRequest;
  tabs: React.RefObject<HTMLDivElement | null>;
  typed: Record<string, string>;
  keepTyped: () => void;
}) {
  const providers = useSite()?.socialProviders ?? [];
  const [tab, setTab] = useState<AuthTab>(request.tab);
  const [role, setRole] = useState<Role>("user");
  const goesOn = useRef(false);
  const { next, opener, booking } = request;
  const signUp = useSignUp(next, typed);
  const account = signUp.answer?.isDone ? signUp.answer.result : null;
  const m = signInMessages();
  const { title, description } = m.dialog[tab];

  /** Carries typed values over to the other tab. */
  function changeTab(to: AuthTab) {
    keepTyped();
    if (signUp.refused) signUp.fetcher.reset();
    setTab(to);
  }

  function returnFocus(event: Event) {
    event.preventDefault();
    // The booking dialog that opens next takes the focus.
    if (!goesOn.current) focusAgain(opener);
  }

  return (
    <DialogContent
      className="overflow-hidden"
      onInteractOutside={(event) => event.preventDefault()}
      onCloseAutoFocus={returnFocus}
    >
      <div aria-hidden className="block-print shrink-0" />
      <Tabs
        ref={tabs}
        value={tab}
        onValueChange={(value) => changeTab(value === "signup" ? "signup" : "login")}
        className="flex min-h-0 flex-1 flex-col"
      >
        <div className="px-5 pt-4 sm:px-7">
          <DialogTitle className="pr-10 font-display text-3xl leading-tight">{title}</DialogTitle>
          {/* Phones have room for the form only. */}
          <DialogDescription className="mt-1 text-muted max-sm:sr-only">{description}</DialogDescription>
          {booking && (
            <div className="mt-3 grid gap-2">
              {m.dialog.needsNoAccount(booking.tourTitle)}
              <Button
                className="w-full text-lg"
                onClick={() => {
                  goesOn.current = true;
                  onGoOn();
                }}
              >
                {m.dialog.asGuest}
              </Button>
            </div>
          )}
          <TabsList aria-label={m.dialog.account} className="mt-2">
            <TabsTrigger value="login">{m.login}</TabsTrigger>
            <TabsTrigger value="signup">{m.signUp}</TabsTrigger>
          </TabsList>
        </div>
        {/* The scroll padding keeps a focused field's label in view. */}
        <div className="min-h-0 flex-1 scroll-pt-12 scroll-pb-16 overflow-y-auto overscroll-contain px-5 pb-7 sm:px-7">
          <TabsContent value="login">
            <LoginForm
              next={next}
              providers={providers}
              typed={account ? { email: account.email } : typed}
              role={role}
              onRoleChange={setRole}
              isBooking={booking !== undefined}
              onSignedIn={(goTo) => {
                goesOn.current = true;
                onSignedIn(goTo);
              }}
            />
          </TabsContent>
          <TabsContent value="signup">
            {account ? (
              <SignedUp account={account}>
                <Button onClick={() => setTab("login")}>{m.goToLogin}</Button>
              </SignedUp>
            ) : (
              <SignUpForm
                form={signUp}
                role={role}
                onRoleChange={setRole}
                isBooking={booking !== undefined}
              />
            )}
          </TabsContent>
        </div>
      </Tabs>
    </DialogContent>
  );
}

/** Returns the focus to the opener, or to the summary of the details element that now hides it. */
function focusAgain(opener: HTMLElement) {
  if (opener.checkVisibility()) opener.focus();
  else opener.closest("details")?.querySelector("summary")?.focus();
}

/** Returns the form's text values without passwords. */
function textFieldsOf(form: HTMLFormElement): Record<string, string> {
  const fields = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && !/password/i.test(entry[0]),
  );
  return Object.fromEntries(fields);
}
