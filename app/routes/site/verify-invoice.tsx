import { BadgeCheck } from "lucide";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/verify-invoice";
import { DescriptionList } from "~/ui/description-list";
import { servicesContext } from "~/context";
import { formatDay, todayInIndia } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import type { ListedTaxDocument } from "~/domain/money/tax/tax-documents";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";

/** Loads a document by the key in its QR code. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  await services.limitVerification(request.headers);
  return { document: await services.getVerifiedDocument(params.key) };
}

export function headers() {
  return { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return backOfficeMeta(
    loaderData ? `${loaderData.document.title} ${loaderData.document.number}` : "Document",
  );
}

function noteInWords({ title, number, issuedAt, total }: ListedTaxDocument): string {
  return `${title} ${number}, ${formatDay(todayInIndia(Date.parse(issuedAt)))}, ${formatRupees(total)}`;
}

export default function VerifyInvoice({ loaderData: { document } }: Route.ComponentProps) {
  const { kind, title, number, issuedAt, seller, gstin, total, refersTo, notes } = document;
  return (
    <div className="mx-auto max-w-2xl px-4 py-12 sm:px-6">
      <p className="flex items-center gap-2 text-success">
        <Icon icon={BadgeCheck} className="size-5 shrink-0" />
        <span className="font-semibold">This document was issued through Tour Bharat.</span>
      </p>
      <h1 className="mt-3 text-3xl sm:text-4xl">{title}</h1>
      <DescriptionList
        className="mt-6"
        entries={[
          ["Number", number],
          ["Date", formatDay(todayInIndia(Date.parse(issuedAt)))],
          ["Seller", seller],
          ...(gstin === null ? [] : [["GSTIN", gstin] as const]),
          ["Total", formatRupees(total)],
          ...(refersTo.length === 0 ? [] : [["Refers to", refersTo.join(", ")] as const]),
          ...(kind === "invoice"
            ? [["Notes", notes.map(noteInWords).join("\n") || "No credit note"] as const]
            : []),
        ]}
      />
      <p className="mt-6 text-muted">Compare these with the document: they are all that this page shows.</p>
    </div>
  );
}
