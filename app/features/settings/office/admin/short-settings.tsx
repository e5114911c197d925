import { SelectField } from "~/ui/field";
import { legalFormLabels, legalForms } from "~/domain/settings/legal-form";
import type { StoredSettings } from "~/domain/settings/settings";
import { CompactField } from "./compact-field";
import { GroupCard } from "./group-form";

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

/** Our own legal name and tax numbers. */
export function TaxIdentitySettings({ stored }: { stored: StoredSettings<"tax-identity"> }) {
  return (
    <GroupCard
      name="tax-identity"
      title="Company and tax numbers"
      intro="Our own, as on the contact page, in the terms, on our invoices to operators and in tax returns. Bookings open, and payouts are prepared, once all are entered."
      stored={stored}
    >
      {(fields) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <CompactField path="legalName" label="Legal name" required={false} fields={fields} />
          <SelectField
            name="legalForm"
            label="Legal form"
            defaultValue={fields.typed("legalForm")}
            error={fields.error("legalForm")}
            options={[["", "Choose …"], ...legalForms.map((form) => [form, legalFormLabels[form]] as const)]}
            className="text-sm"
          />
          <CompactField
            path="registrationNumber"
            label="CIN or LLPIN"
            hint="Partnerships and proprietors have none."
            required={false}
            fields={fields}
          />
          <CompactField
            path="registeredAddress"
            label="Registered address"
            hint="Street, town, PIN code, State"
            required={false}
            fields={fields}
          />
          <CompactField path="pan" label="PAN" required={false} fields={fields} />
          <CompactField path="tan" label="TAN" hint="For TDS" required={false} fields={fields} />
          <CompactField
            path="gstin"
            label="GSTIN"
            hint="Invoices of tours show their operator's number."
            required={false}
            fields={fields}
          />
          <CompactField
            path="tcsRegistration"
            label="Registration for TCS"
            hint="A GSTIN with C before its last character"
            required={false}
            fields={fields}
          />
        </div>
      )}
    </GroupCard>
  );
}
