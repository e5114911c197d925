import { useState } from "react";
import type { Route } from "./+types/documents";
import { ConfirmDialog } from "~/office/page/confirm-dialog";
import { Panel } from "~/office/page/panel";
import { OperatorProfilePage } from "~/features/operators/office/operator/profile-page";
import { DocumentForm } from "~/features/operators/office/operator/document-form";
import { DocumentList } from "~/features/operators/office/document-list";
import { FormMessage } from "~/ui/answered-form";
import { servicesContext } from "~/context";
import {
  operatorDocumentLabels,
  operatorDocumentLimits,
  operatorDocumentRefusals,
  type OperatorDocument,
} from "~/domain/operators/operator-document";
import { useForm } from "~/platform/forms/use-form";
import { answerUpload } from "~/platform/forms/answer-upload";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { operatorOf, textOf } from "~/features/operators/office/operator/operator-of";
import { requireOperator } from "~/middleware/require-operator";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  return context.get(servicesContext).listOperatorDocuments(viewer, operatorOf(url));
}

const upload = {
  maxBytes: operatorDocumentLimits.bytes + 16 * 1024,
  field: "document",
  texts: operatorDocumentRefusals,
};

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  const services = context.get(servicesContext);
  const { operator } = await services.listOperatorDocuments(viewer, operatorOf(url));
  return answerUpload(request, upload, async (form) => {
    if (form.get("intent") === "remove") {
      await services.removeDocument(viewer, { id: textOf(form, "id") });
      return "Removed.";
    }
    const { slug } = operator;
    await services.addDocument(viewer, { slug, form, headers: request.headers });
    return "Added.";
  });
}

export function meta() {
  return backOfficeMeta("Documents");
}

export default function Documents({ loaderData }: Route.ComponentProps) {
  const { operator, operators, documents } = loaderData;
  const [asked, setAsked] = useState<OperatorDocument | null>(null);
  const path = `/operator/profile/documents?company=${encodeURIComponent(operator.slug)}`;
  const removal = useForm({ intent: "remove" }, { action: path });
  return (
    <OperatorProfilePage
      operator={operator}
      operators={operators}
      path="/operator/profile/documents"
      intro="Documents to verify your company. Only you and our administrators can see them."
    >
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[1fr_24rem]">
        <Panel id="documents" title={`Your documents (${documents.length})`}>
          <DocumentList
            documents={documents}
            addressOf={(id) => `/operator/profile/documents/${id}`}
            onRemove={setAsked}
          />
          <FormMessage form={removal} className="mt-2" />
        </Panel>
        <Panel id="add" title="Add document">
          <DocumentForm path={path} />
        </Panel>
      </div>
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title="Remove this document?"
        confirmLabel="Remove"
        onConfirm={() => asked && removal.submit({ id: asked.id })}
      >
        {asked ? `${operatorDocumentLabels[asked.kind]}, ${asked.fileName} will be deleted permanently.` : ""}
      </ConfirmDialog>
    </OperatorProfilePage>
  );
}
