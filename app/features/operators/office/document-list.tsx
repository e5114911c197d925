import { Exact } from "~/ui/exact";
import { RowButton } from "~/office/lists/row-button";
import { operatorDocumentLabels, type OperatorDocument } from "~/domain/operators/operator-document";
import { formatInstantInIndia } from "~/domain/calendar/calendar";

/** Operator documents with download links. */
export function DocumentList({
  documents,
  addressOf,
  onRemove,
}: {
  documents: readonly OperatorDocument[];
  /** Without it, the files can't be opened. */
  addressOf: ((id: string) => string) | undefined;
  /** Shows a Remove button if set. */
  onRemove?: (document: OperatorDocument) => void;
}) {
  if (documents.length === 0) return <p className="text-sm text-muted">No documents yet.</p>;
  return (
    <ul className="text-sm">
      {documents.map((document) => (
        <li
          key={document.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 first:border-t-0"
        >
          <span className="min-w-0 flex-1 basis-60">
            <strong className="block">{operatorDocumentLabels[document.kind]}</strong>
            {addressOf ? (
              <a
                href={addressOf(document.id)}
                className="inline-block py-1 wrap-anywhere text-peacock underline underline-offset-4"
              >
                {document.fileName}
              </a>
            ) : (
              <span>{document.fileName}</span>
            )}{" "}
            <span className="whitespace-nowrap text-muted tabular-nums">
              <span>{`${sizeInWords(document.size)},`}</span>{" "}
              <Exact>{formatInstantInIndia(document.createdAt)}</Exact>
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

/** Formats a size as "312 KB" or "1.4 MB". */
function sizeInWords(bytes: number): string {
  const kibibytes = bytes / 1024;
  return kibibytes < 1000
    ? `${Math.max(1, Math.round(kibibytes)).toLocaleString("en-IN")} KB`
    : `${(kibibytes / 1024).toLocaleString("en-IN", { maximumFractionDigits: 1 })} MB`;
}
