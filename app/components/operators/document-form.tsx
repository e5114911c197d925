import { useEffect } from "react";
import { useFetcher } from "react-router";
import { Button } from "~/components/ui/button";
import { controlClasses, Field } from "~/components/ui/field";
import {
  acceptedDocuments,
  companyDocumentKinds,
  companyDocumentLabels,
  companyDocumentRefusals,
} from "~/domain/operators/company-document";
import type { CompanyDocumentRefusal } from "~/domain/operators/company-document";
import { useAnsweredForm } from "~/hooks/use-answered-form";
import { cn } from "~/lib/cn";

export interface DocumentAnswer {
  reason: CompanyDocumentRefusal | null;
  note: "Added" | "Removed" | null;
}

/** Form that uploads an operator document. */
export function DocumentForm({ path, posted }: { path: string; posted?: DocumentAnswer | undefined }) {
  const fetcher = useFetcher<DocumentAnswer>();
  const { isBusy, formProps } = useAnsweredForm(fetcher);
  const answer = fetcher.data ?? posted;
  const reason = isBusy ? null : (answer?.reason ?? null);
  const isKept = !isBusy && fetcher.data?.note === "Added";
  const { ref } = formProps;
  useEffect(() => {
    if (isKept) ref.current?.reset();
  }, [isKept, ref]);
  return (
    <fetcher.Form
      {...formProps}
      action={path}
      encType="multipart/form-data"
      aria-label="Add a document"
      className="grid gap-4"
    >
      <Field
        label="Document type"
        required
        error={reason === "kind" ? companyDocumentRefusals.kind : undefined}
      >
        {(control) => (
          <select {...control} name="kind" defaultValue="registration" className={controlClasses}>
            {companyDocumentKinds.map((kind) => (
              <option key={kind} value={kind}>
                {companyDocumentLabels[kind]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label="File"
        required
        hint="PDF, JPEG or PNG, at most 5 MB. Up to 20 documents."
        error={reason && reason !== "kind" ? companyDocumentRefusals[reason] : undefined}
      >
        {(control) => (
          <input
            {...control}
            name="document"
            type="file"
            accept={acceptedDocuments}
            className={cn(
              controlClasses,
              "border-dashed py-5 file:mr-3 file:rounded-control file:border-0 file:bg-sunken file:px-3 file:py-1 file:font-semibold file:text-ink",
            )}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {isBusy ? "Uploading…" : "Add"}
        </Button>
        {isBusy && <progress aria-label="Uploading the file" className="h-2 w-40 accent-peacock" />}
        <p role="status" className="font-semibold text-good">
          {!isBusy && answer?.note ? `${answer.note}.` : ""}
        </p>
      </div>
    </fetcher.Form>
  );
}
