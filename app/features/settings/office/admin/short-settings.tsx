import type { StoredSettings } from "~/domain/settings/settings";
import { CompactField } from "./compact-field";
import { GroupCard, GroupForm } from "./group-form";
import { lastOf, LastChangeNote } from "./settings-card";

export function HoldSettings({ stored }: { stored: StoredSettings<"holds"> }) {
  return (
    <GroupCard
      name="holds"
      title="Holding seats"
      intro="How long seats are held while a traveler fills in a booking. Travelers can extend once by the same time. Current holds don't change."
      stored={stored}
    >
      {(fields) => (
        <CompactField
          path="minutes"
          label="Minutes"
          hint="5 to 60. One caller keeps a departure for 30 minutes at most, whatever is set here."
          inputMode="numeric"
          fields={fields}
          className="max-w-32"
        />
      )}
    </GroupCard>
  );
}

export function UnpaidSettings({ stored }: { stored: StoredSettings<"unpaid"> }) {
  return (
    <GroupCard
      name="unpaid"
      title="Unpaid bookings"
      intro="When a booking that isn't paid online is due. If it isn't paid by then, it expires and its seats go back on sale. Existing bookings don't change."
      stored={stored}
    >
      {(fields) => (
        <CompactField
          path="dueDays"
          label="Days before departure"
          hint="1 to 60, at 6:00 PM IST"
          inputMode="numeric"
          fields={fields}
          className="max-w-48"
        />
      )}
    </GroupCard>
  );
}

export function OwnBookingSettings({ stored }: { stored: StoredSettings<"own-bookings"> }) {
  return (
    <GroupCard
      name="own-bookings"
      title="Operators’ own bookings"
      intro="Our commission on bookings that operators take and are paid for themselves, charged with GST once the trip is completed. Existing bookings don't change."
      stored={stored}
    >
      {(fields) => (
        <CompactField
          path="commissionPercent"
          label="Commission, %"
          hint="0 to 50"
          inputMode="numeric"
          fields={fields}
          className="max-w-48"
        />
      )}
    </GroupCard>
  );
}

export function PayoutSettings({ stored }: { stored: StoredSettings<"payouts"> }) {
  return (
    <GroupCard
      name="payouts"
      title="Payouts"
      intro="How long money is kept back after a trip, for complaints and refunds. Prepared payouts don't change."
      stored={stored}
    >
      {(fields) => (
        <CompactField
          path="reserveDays"
          label="Days after the trip"
          hint="0 to 60"
          inputMode="numeric"
          fields={fields}
          className="max-w-48"
        />
      )}
    </GroupCard>
  );
}

/** Featured places on the home page that operators can buy. */
export function PremiumSettings({ stored }: { stored: StoredSettings<"premium"> }) {
  return (
    <GroupCard
      name="premium"
      title="Premium listings"
      intro="Featured places on the home page, which operators buy by the month from their earnings. Existing purchases don't change."
      stored={stored}
    >
      {(fields) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <CompactField
            path="pricePerMonth"
            label="Price per month (₹)"
            hint="Per tour and month"
            inputMode="numeric"
            fields={fields}
          />
          <CompactField
            path="places"
            label="Places"
            hint="1 to 12 per month"
            inputMode="numeric"
            fields={fields}
          />
        </div>
      )}
    </GroupCard>
  );
}

/** Our own GST number. */
export function GstNumberSettings({ stored }: { stored: StoredSettings<"gst-number"> }) {
  return (
    <div className="mt-5 border-t border-line pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-sans font-semibold">GST number</h3>
        <LastChangeNote last={lastOf(stored)} />
      </div>
      {stored.value.gstin === null && (
        <p className="mt-1 text-sm font-semibold text-warning">
          Missing: our invoices to operators claim no tax.
        </p>
      )}
      <GroupForm name="gst-number" label="GST number" stored={stored}>
        {(fields) => (
          <CompactField
            path="gstin"
            label="GSTIN"
            hint="Our own, 15 characters. Invoices of tours show their operator's number."
            required={false}
            fields={fields}
            className="max-w-md"
          />
        )}
      </GroupForm>
    </div>
  );
}
