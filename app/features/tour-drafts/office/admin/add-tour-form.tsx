import { tourControls } from "~/features/tour-drafts/office/tour-controls";
import { newTourValues } from "~/domain/tour-drafts/tour-form";
import { tourFieldLabels } from "~/domain/tour-drafts/tour-field-labels";
import { acceptedPictures } from "~/domain/tour-pictures/picture";
import { tourStatuses } from "~/domain/tours/tour";
import { tourStatusLabels } from "~/domain/tours/tour-list";
import { useForm } from "~/platform/forms/use-form";
import { AnsweredForm, FormProblem, SubmitButton } from "~/ui/answered-form";
import { Field, InputField, SelectField, TextAreaField } from "~/ui/field";
import { FileInput } from "~/ui/file-input";
import type { OperatorChoice } from "../../../../../worker/tours/admin/admin-tours.repo";

const { status, days, capacity } = newTourValues;
const labels = { ...tourFieldLabels, location: "Location" };

/** Form that adds a tour, for a dialog and its page. Source: specification 2, section 3 ("Add Tour form fields"). */
export function AddTourForm({ operators }: { operators: readonly OperatorChoice[] }) {
  const form = useForm({}, { action: "/admin/tours/new", saved: { status, days, capacity } });
  const field = (name: keyof typeof labels) => ({ label: labels[name], ...form.field(name) });
  const line = { required: true, autoComplete: "off" } as const;
  return (
    <AnsweredForm
      form={form}
      aria-label="Add Tour"
      encType="multipart/form-data"
      className="grid gap-4 overflow-y-auto p-5 sm:grid-cols-2"
    >
      <FormProblem form={form} />
      <InputField {...field("title")} {...line} hint={tourControls.title.hint} className="sm:col-span-2" />
      <InputField {...field("location")} {...line} hint="Place and State, such as “Munnar, Kerala”." />
      <SelectField
        {...field("operator")}
        required
        options={[
          ["", "Select"],
          ...operators.map(
            ({ slug, companyName, status: state }) =>
              [slug, state === "verified" ? companyName : `${companyName} (${state})`] as const,
          ),
        ]}
      />
      <InputField {...field("priceInr")} {...line} hint={tourControls.priceInr.hint} inputMode="numeric" />
      <InputField {...field("days")} {...line} inputMode="numeric" />
      <InputField {...field("capacity")} {...line} hint={tourControls.capacity.hint} inputMode="numeric" />
      <SelectField
        {...field("status")}
        required
        hint="An active tour goes on sale once it is complete."
        options={tourStatuses.map((value) => [value, tourStatusLabels[value]] as const)}
      />
      <TextAreaField {...field("description")} rows={4} className="sm:col-span-2" />
      <Field label="Tour Image" name="picture" error={form.error("picture")} className="sm:col-span-2">
        {(control) => <FileInput {...control} name="picture" accept={acceptedPictures} className="py-2" />}
      </Field>
      <div className="sm:col-span-2">
        <SubmitButton form={form} busy="Adding…">
          Add Tour
        </SubmitButton>
      </div>
    </AnsweredForm>
  );
}
