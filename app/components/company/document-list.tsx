import { RowButton } from "~/components/back-office/row-button";
import { companyDocumentLabels } from "~/domain/company-document";
import type { CompanyDocument } from "~/domain/company-document";
import { formatInstantInIndia } from "~/domain/calendar";

/** The papers of a company, each to be saved as a file. */
export function DocumentList({
  documents,
  addressOf,
  onRemove,
}: {
  documents: readonly CompanyDocument[];
  addressOf: (id: string) => string;
  /** Given where they can be removed. */
  onRemove?: (document: CompanyDocument) => void;
}) {
  if (documents.length === 0) return <p className="text-sm text-muted">No papers yet.</p>;
  return (
    <ul className="text-sm">
      {documents.map((document) => (
        <li
          key={document.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 first:border-t-0"
        >
          <span className="min-w-0 flex-1 basis-60">
            <strong className="block">{companyDocumentLabels[document.kind]}</strong>
            <a
              href={addressOf(document.id)}
              className="inline-block py-1 wrap-anywhere text-peacock underline underline-offset-4"
            >
              {document.fileName}
            </a>{" "}
            <span className="whitespace-nowrap text-muted tabular-nums">
              {sizeInWords(document.size)}, {formatInstantInIndia(document.createdAt)}
            </span>
          </span>
          {onRemove && (
            <RowButton
              id={document.id}
              intent="remove"
              label="Remove"
              of={document.fileName}
              isBusy={false}
              onAct={() => onRemove(document)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** "312 KB", "1.4 MB" */
function sizeInWords(bytes: number): string {
  const kibibytes = bytes / 1024;
  return kibibytes < 1000
    ? `${Math.max(1, Math.round(kibibytes)).toLocaleString("en-IN")} KB`
    : `${(kibibytes / 1024).toLocaleString("en-IN", { maximumFractionDigits: 1 })} MB`;
}
