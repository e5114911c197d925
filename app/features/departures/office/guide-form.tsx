import type { DepartureGuide } from "~/domain/departures/guide";
import { Panel } from "~/office/page/panel";
import type { FormState } from "~/platform/forms/use-form";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { InputField } from "~/ui/field";
import { PhoneField } from "~/ui/phone-input";

/** Returns what the forms of a departure show once they are saved. */
export function savedDeparture({ capacity, guide }: { capacity: number; guide: DepartureGuide | null }) {
  return { capacity: String(capacity), guideName: guide?.name ?? "", guidePhone: guide?.phone ?? "" };
}

/** Returns true if one of the forms of a departure shows its problem at a field. */
export function isAboutDepartureField(form: FormState): boolean {
  return ["capacity", "reason", "guideName", "guidePhone"].some((name) => form.error(name) !== undefined);
}

/** Form that names the guide of a departure. */
export function GuideForm({ guide, form }: { guide: DepartureGuide | null; form: FormState }) {
  return (
    <Panel id="guide" title="Guide">
      <AnsweredForm key={guide?.phone} form={form} className="grid gap-3">
        <InputField
          label="Guide's name"
          required
          autoComplete="off"
          hint="Confirmed travelers see name and number from the day before until the trip ends. We erase both 90 days after the departure."
          {...form.field("guideName")}
        />
        <PhoneField label="Guide's phone" required autoComplete="off" {...form.field("guidePhone")} />
        <div className="flex flex-wrap gap-2">
          <SubmitButton form={form} busy="Saving…" name="intent" value="guide">
            Save guide
          </SubmitButton>
          {guide !== null && (
            <SubmitButton form={form} name="intent" value="no-guide" variant="secondary" formNoValidate>
              Remove guide
            </SubmitButton>
          )}
        </div>
      </AnsweredForm>
    </Panel>
  );
}
