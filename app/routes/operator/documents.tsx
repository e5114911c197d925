import { useState } from "react";
import { data, useSubmit } from "react-router";
import type { Route } from "./+types/documents";
import { ConfirmDialog } from "~/components/back-office/confirm-dialog";
import { Panel } from "~/components/back-office/panel";
import { CompanyPage } from "~/components/operators/company-page";
import { DocumentForm } from "~/components/operators/document-form";
import type { DocumentAnswer } from "~/components/operators/document-form";
import { DocumentList } from "~/components/operators/document-list";
import { servicesContext } from "~/context";
import { companyDocumentLabels, companyDocumentLimits } from "~/domain/operators/company-document";
import type { CompanyDocument, CompanyDocumentRefusal } from "~/domain/operators/company-document";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { companyOf, textOf } from "~/lib/operators/company-of";
import { readUpload } from "~/lib/forms/read-upload";
import { requireOperator } from "~/middleware/require-operator";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  return context.get(servicesContext).listOwnDocuments(viewer, companyOf(url));
}

const statuses: Partial<Record<CompanyDocumentRefusal, number>> = {
  too_large: 413,
  too_many: 409,
  too_often: 429,
};

function refuse(reason: CompanyDocumentRefusal) {
  return data<DocumentAnswer>({ reason, note: null }, { status: statuses[reason] ?? 422 });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  const services = context.get(servicesContext);
  const { company } = await services.listOwnDocuments(viewer, companyOf(url));
  const form = await readUpload(request, companyDocumentLimits.bytes + 16 * 1024);
  if (!form) return refuse("too_large");
  if (form.get("intent") === "remove") {
    await services.removeDocument(viewer, { id: textOf(form, "id") });
    return data<DocumentAnswer>({ reason: null, note: "Removed" });
  }
  const upload = { slug: company.slug, form, headers: request.headers };
  const result = await services.addDocument(viewer, upload);
  return result.ok ? data<DocumentAnswer>({ reason: null, note: "Added" }) : refuse(result.reason);
}

export function meta() {
  return backOfficeMeta("Documents");
}

export default function Documents({ loaderData, actionData }: Route.ComponentProps) {
  const { company, companies, documents } = loaderData;
  const submit = useSubmit();
  const [asked, setAsked] = useState<CompanyDocument | null>(null);
  const path = `/operator/profile/documents?company=${encodeURIComponent(company.slug)}`;
  return (
    <CompanyPage
      company={company}
      companies={companies}
      path="/operator/profile/documents"
      intro="Documents to verify your company. Only you and our administrators can see them."
    >
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[1fr_24rem]">
        <Panel id="papers" title={`Your documents (${documents.length})`}>
          <DocumentList
            documents={documents}
            addressOf={(id) => `/operator/profile/documents/${id}`}
            onRemove={setAsked}
          />
        </Panel>
        <Panel id="add" title="Add document">
          <DocumentForm path={path} posted={actionData} />
        </Panel>
      </div>
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title="Remove this document?"
        confirmLabel="Remove"
        onConfirm={() => {
          if (asked) void submit({ intent: "remove", id: asked.id }, { method: "post", action: path });
        }}
      >
        {asked ? `${companyDocumentLabels[asked.kind]}, ${asked.fileName} will be deleted permanently.` : ""}
      </ConfirmDialog>
    </CompanyPage>
  );
}
