import { Link } from "react-router";
import { Exact } from "~/ui/exact";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { InputField } from "~/ui/field";
import {
  deletionRefusals,
  deletionWord,
  type AccountDeletion,
  type UpcomingTrip,
} from "~/domain/accounts/profile";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { useForm } from "~/platform/forms/use-form";

/** Consequences of deleting the account, and its form. */
export function DeleteAccount({
  email,
  deletion: { refusal, hasPassword, trips },
}: {
  email: string;
  deletion: AccountDeletion;
}) {
  if (refusal !== null) return <p>{deletionRefusals[refusal]}</p>;
  return (
    <>
      <p>This can't be undone. Right away:</p>
      <ul className="mt-2 grid list-disc gap-1 pl-6">
        <li>
          your profile, picture, wishlist, passkeys, newsletter and messages to us are deleted, and you are
          signed out everywhere;
        </li>
        <li>
          your bookings keep their reference, date and price for our accounts, without your name, e-mail
          address, phone, emergency contact and requests;
        </li>
        <li>your reviews keep their stars and text, without your name.</li>
      </ul>
      {trips.length > 0 && <UpcomingTrips trips={trips} />}
      <DeletionForm email={hasPassword ? email : null} />
    </>
  );
}

function UpcomingTrips({ trips }: { trips: UpcomingTrip[] }) {
  return (
    <div className="mt-5 rounded-control bg-warning-subtle p-4">
      <h3 className="font-semibold">
        {trips.length === 1 ? "You have an upcoming trip" : `You have ${trips.length} upcoming trips`}
      </h3>
      <ul className="mt-2 grid gap-1">
        {trips.map(({ bookingId, tourTitle, travelDate }) => (
          <li key={bookingId}>
            <span translate="no" className="font-semibold">
              {bookingId}
            </span>
            , <Exact>{formatTravelDate(travelDate)}</Exact>
            <span>{`: ${tourTitle}`}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <span>
          {trips.length === 1
            ? "It stays booked, but we can no longer contact you about it. Print the confirmation from"
            : "They stay booked, but we can no longer contact you about them. Print the confirmation from"}
        </span>{" "}
        <Link to="/bookings" className="font-semibold text-peacock underline">
          your bookings
        </Link>
        {" first, or "}
        <Link to="/contact" className="font-semibold text-peacock underline">
          ask us to cancel
        </Link>
        .
      </p>
    </div>
  );
}

function DeletionForm({
  email,
}: {
  /** Null if the account has no password to confirm with. */
  email: string | null;
}) {
  const form = useForm({}, { action: "/profile/data#delete" });
  const hasFieldErrors = form.error("password") ?? form.error("confirmation");
  const refusal = form.error("account") ?? (hasFieldErrors === undefined ? form.problem : null);
  return (
    <AnsweredForm
      form={form}
      aria-label="Delete your account"
      className="mt-6 grid gap-5 border-t border-line pt-6"
    >
      {refusal !== null && (
        <p role="alert" data-invalid tabIndex={-1} className="font-semibold text-danger">
          {refusal}
        </p>
      )}
      {email !== null && (
        <>
          {/* Lets password managers find the account. */}
          <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
          <InputField
            label="Your password"
            required
            {...form.field("password")}
            type="password"
            autoComplete="current-password"
          />
        </>
      )}
      <InputField
        label={`Type ${deletionWord} to confirm`}
        required
        {...form.field("confirmation")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <SubmitButton form={form} busy="Deleting …" variant="danger" className="justify-self-start">
        Delete my account permanently
      </SubmitButton>
    </AnsweredForm>
  );
}
