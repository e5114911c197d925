import { FileText } from "lucide";
import { Exact } from "~/ui/exact";
import { formatDay, todayInIndia } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import type { ListedTaxDocument } from "~/domain/money/tax/tax-documents";
import { Icon } from "~/ui/icon";
import { langOfText } from "~/domain/language/language";

export const documentLinkClasses =
  "inline-flex min-h-9 items-center gap-2 text-peacock underline underline-offset-4";

/** Tax documents of a booking with links to their PDF files. @param path of the booking's page in its area */
export function TaxDocumentList({
  documents,
  path,
}: {
  documents: readonly ListedTaxDocument[];
  path: string;
}) {
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {documents.map(({ key, title, number, total, issuedAt }) => (
        <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
          <a href={`${path}/documents/${key}.pdf`} download className={documentLinkClasses}>
            <Icon icon={FileText} className="size-4 shrink-0" />
            <span>
              <span lang={langOfText(title)}>{title}</span>{" "}
              <span className="whitespace-nowrap tabular-nums">{number}</span> (PDF)
            </span>
          </a>
          <span className="text-muted tabular-nums">
            <Exact>{formatDay(todayInIndia(Date.parse(issuedAt)))}</Exact>,{" "}
            <Exact>{formatRupees(total)}</Exact>
          </span>
        </li>
      ))}
    </ul>
  );
}
