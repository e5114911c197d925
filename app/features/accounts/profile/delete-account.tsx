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
import { profileMessages } from "./messages";

/** Consequences of deleting the account, and its form. */
export function DeleteAccount({
  email,
  deletion: { refusal, hasPassword, trips },
}: {
  email: string;
  deletion: AccountDeletion;
}) {
  const m = profileMessages().data;
  if (refusal !== null) return <p>{deletionRefusals()[refusal]}</p>;
  return (
    <>
      <p>{m.rightAway}</p>
      <ul className="mt-2 grid list-disc gap-1 pl-6">
        {m.consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      {trips.length > 0 && <UpcomingTrips trips={trips} />}
      <DeletionForm email={hasPassword ? email : null} />
    </>
  );
}

function UpcomingTrips({ trips }: { trips: UpcomingTrip[] }) {
  const m = profileMessages().data;
  return (
    <div className="mt-5 rounded-control bg-warning-subtle p-4">
      <h3 className="font-semibold">{m.upcomingTrips(trips.length)}</h3>
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
      {m.stayBooked(trips.length)}
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
  const m = profileMessages().data;
  const hasFieldErrors = form.error("password") ?? form.error("confirmation");
  const refusal = form.error("account") ?? (hasFieldErrors === undefined ? form.problem : null);
  return (
    <AnsweredForm form={form} aria-label={m.delete} className="mt-6 grid gap-5 border-t border-line pt-6">
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
            label={m.yourPassword}
            required
            {...form.field("password")}
            type="password"
            autoComplete="current-password"
          />
        </>
      )}
      <InputField
        label={m.typeToConfirm(deletionWord)}
        required
        {...form.field("confirmation")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <SubmitButton form={form} busy={m.deleting} variant="danger" className="justify-self-start">
        {m.deleteForGood}
      </SubmitButton>
    </AnsweredForm>
  );
}
