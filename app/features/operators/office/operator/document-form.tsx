import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { Field, SelectField } from "~/ui/field";
import { FileInput } from "~/ui/file-input";
import {
  acceptedDocuments,
  operatorDocumentKinds,
  operatorDocumentLabels,
} from "~/domain/operators/operator-document";
import { useForm } from "~/platform/forms/use-form";

/** Form that uploads an operator document. */
export function DocumentForm({ path }: { path: string }) {
  const form = useForm({}, { action: path });
  return (
    <AnsweredForm
      form={form}
      isReset
      encType="multipart/form-data"
      aria-label="Add a document"
      className="grid gap-4"
    >
      <SelectField
        label="Document type"
        required
        error={form.error("kind")}
        name="kind"
        defaultValue="registration"
        options={operatorDocumentKinds.map((kind) => [kind, operatorDocumentLabels[kind]])}
      />
      <Field
        label="File"
        required
        hint="PDF, JPEG or PNG, at most 5 MB. Up to 20 documents."
        error={form.error("document")}
      >
        {(control) => <FileInput {...control} name="document" accept={acceptedDocuments} />}
      </Field>
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton form={form} busy="Uploading…">
          Add
        </SubmitButton>
        {form.isBusy && <progress aria-label="Uploading the file" className="h-2 w-40 accent-peacock" />}
        <p role="status" className="font-semibold text-success">
          {form.notice}
        </p>
      </div>
    </AnsweredForm>
  );
}
