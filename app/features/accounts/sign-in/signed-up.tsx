import type { Role } from "~/domain/accounts/account";
import { Outcome } from "./outcome";
import { RequestCode } from "./request-code";
import type { NewAccount } from "../../../../worker/accounts/sign-up";

const whatIsNext: Record<Role, string> = {
  user: "In this browser the link also signs you in. You can log in without it, too; once the address is confirmed, bookings you made with it as a guest appear in your account.",
  tour_operator:
    "In this browser the link also signs you in, and you can draft your tours right away. You can publish them once we have verified your company.",
  admin:
    "An admin has to approve your account first. Contact support with the code below, which you also see after signing in.",
};

/** Result of a sign-up, still signed out. It is the same if the address already has an account. */
export function SignedUp({
  account: { email, role, requestCode },
  children,
}: {
  account: NewAccount;
  /** Link to the login. */
  children: React.ReactNode;
}) {
  return (
    <Outcome title="Check your mail" tone="mail">
      <p>
        We sent a message to <strong className="wrap-anywhere">{email}</strong>. Open the link in it to
        confirm the address.
      </p>
      <p className="text-muted">{whatIsNext[role]}</p>
      {requestCode !== null && <RequestCode code={requestCode} />}
      {children}
    </Outcome>
  );
}
