import { signInMessages } from "./messages";
import { Outcome } from "./outcome";
import { RequestCode } from "./request-code";
import type { NewAccount } from "../../../../worker/accounts/sign-up";

/** Result of a sign-up, still signed out. It is the same if the address already has an account. */
export function SignedUp({
  account: { email, role, requestCode },
  children,
}: {
  account: NewAccount;
  /** Link to the login. */
  children: React.ReactNode;
}) {
  const m = signInMessages().signedUp;
  return (
    <Outcome title={m.title} tone="mail">
      {m.sent(email)}
      <p className="text-muted">{m.next[role]}</p>
      {requestCode !== null && <RequestCode code={requestCode} />}
      {children}
    </Outcome>
  );
}
