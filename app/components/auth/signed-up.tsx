import type { Role } from "~/domain/account";
import { Outcome } from "./outcome";
import { RequestCode } from "./request-code";
import type { NewAccount } from "./sign-up-form";

const whatIsNext: Record<Role, string> = {
  user: "You can sign in at once. With the address confirmed, bookings you made with it as a guest appear in your account.",
  tour_operator:
    "You can sign in at once and prepare your tours as drafts. We check your company's details; once it is verified, your tours can be published.",
  admin:
    "An administrator has to approve the account before it can do anything. Contact support with the code below. It also stands on your page after you sign in.",
};

/** After a sign-up: nobody is signed in, a link is on its way. The same for an address that has an account already. */
export function SignedUp({
  account: { email, role, requestCode },
  children,
}: {
  account: NewAccount;
  /** The way to the login. */
  children: React.ReactNode;
}) {
  return (
    <Outcome title="Check your mail" tone="mail">
      <p>
        A message is on its way to <strong className="wrap-anywhere">{email}</strong>. Open the link in it to
        confirm the address.
      </p>
      <p className="text-muted">{whatIsNext[role]}</p>
      {requestCode !== null && <RequestCode code={requestCode} />}
      {children}
    </Outcome>
  );
}
