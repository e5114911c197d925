import { maxHours, maxProfiles } from "~/domain/settings/contact-details";
import { weekdays } from "~/domain/calendar/english-names";
import type { StoredSettings } from "~/domain/settings/settings";
import { CompactField } from "./compact-field";
import { GroupCard, type GroupFields } from "./group-form";

export function ContactSettings({ stored }: { stored: StoredSettings<"contact"> }) {
  return (
    <GroupCard
      name="contact"
      title="Contact and hours"
      intro="Shown in the footer, on the Contact page, on vouchers, and in search engine data."
      stored={stored}
    >
      {(fields) => (
        <>
          <div className="grid items-start gap-3 sm:grid-cols-2">
            <CompactField path="email" label="E-mail" type="email" fields={fields} />
            <CompactField path="phone" label="Phone" type="tel" fields={fields} />
            <CompactField
              path="phoneNote"
              label="Note beside the phone number"
              required={false}
              fields={fields}
            />
            <CompactField
              path="addressNote"
              label="Note below the address"
              required={false}
              fields={fields}
            />
            <CompactField path="address.street" label="Street" fields={fields} />
            <CompactField path="address.locality" label="Town" fields={fields} />
            <CompactField path="address.postalCode" label="PIN code" inputMode="numeric" fields={fields} />
            <CompactField path="address.region" label="State" fields={fields} />
            <CompactField path="address.country" label="Country" fields={fields} />
          </div>
          {Array.from({ length: maxHours }, (_, index) => (
            <Hours key={index} index={index} fields={fields} />
          ))}
          <fieldset className="grid gap-2">
            <legend className="mb-1 font-semibold">Social profiles</legend>
            {Array.from({ length: maxProfiles }, (_, index) => (
              <div key={index} className="grid items-start gap-3 sm:grid-cols-[1fr_2fr]">
                <CompactField
                  path={`social.${index}.name`}
                  label={`Site ${index + 1}`}
                  required={false}
                  fields={fields}
                />
                <CompactField
                  path={`social.${index}.href`}
                  label={`URL of site ${index + 1}`}
                  type="url"
                  required={false}
                  fields={fields}
                />
              </div>
            ))}
          </fieldset>
        </>
      )}
    </GroupCard>
  );
}

function Hours({ index, fields }: { index: number; fields: GroupFields }) {
  const at = `hours.${index}`;
  const chosen = fields.typed(`${at}.days`).split(",");
  const error = fields.error(`${at}.days`);
  return (
    <fieldset className="grid gap-2 border-t border-line pt-3">
      <legend className="float-left font-semibold">
        <span>{`Hours ${index + 1}`}</span>
        <span className="font-normal text-muted"> (optional)</span>
      </legend>
      <div className="clear-both flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {weekdays.map((day) => (
          <label key={day} className="inline-flex min-h-7 items-center gap-1.5">
            <input
              type="checkbox"
              name={`${at}.days`}
              value={day}
              defaultChecked={chosen.includes(day)}
              aria-invalid={error !== undefined || undefined}
              className="size-4 accent-peacock"
            />
            <span>{day}</span>
          </label>
        ))}
      </div>
      {error !== undefined && <p className="text-sm font-semibold text-danger">{error}</p>}
      <div className="grid items-start gap-3 sm:grid-cols-[2fr_1fr_1fr]">
        <CompactField
          path={`${at}.text`}
          label={`Hours ${index + 1}, displayed text`}
          required={false}
          fields={fields}
        />
        <CompactField path={`${at}.opens`} label="Opens (IST)" type="time" required={false} fields={fields} />
        <CompactField
          path={`${at}.closes`}
          label="Closes (IST)"
          type="time"
          required={false}
          fields={fields}
        />
      </div>
    </fieldset>
  );
}
