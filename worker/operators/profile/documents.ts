import { AppError } from "~/domain/errors";
import type { OperatorDocument } from "~/domain/operators/operator-document";
import { withAudit } from "../../audit/with-audit";
import type { AuditDependencies } from "../../audit/with-audit";
import type { Clock } from "../../clock";
import type { Database } from "../../db/client";
import * as repo from "./operator-document.repo";
import type { DocumentStore } from "./document-store";
import { ownOperatorOf } from "./own-operator";
import type { Admin, Staff } from "../../authz/actors";

/**
 * Returns the documents of an operator, for its owner.
 * @param slug of the operator; null for the first
 * @throws AppError as `ownOperatorOf`
 */
export async function listOwnDocuments(
  { db }: { db: Database },
  owner: Staff<"company">,
  slug: string | null,
) {
  const operator = ownOperatorOf(owner, slug);
  return {
    operator: { slug: operator.operator, companyName: operator.companyName },
    documents: await repo.listDocuments(db, operator.operator),
    operators: owner.operators.map(({ operator: each, companyName }) => ({ slug: each, companyName })),
  };
}

/**
 * Removes a document of the viewer's operator.
 * @throws AppError `not_found`
 */
export async function removeDocument(
  {
    db,
    clock,
    audit,
    papers,
  }: { db: Database; clock: Clock; audit: AuditDependencies; papers: DocumentStore },
  owner: Staff<"company">,
  { id }: { id: string },
): Promise<void> {
  const document = await repo.findOwnDocument(db, owner.id, id);
  if (!document) throw documentNotFound();
  const isRemoved = await withAudit(
    audit,
    owner,
    {
      action: "operator.remove-document",
      subjectId: document.operator,
      before: { kind: document.kind, document: id },
    },
    (statements) => repo.removeDocument(db, { id, userId: owner.id, at: clock() }, statements),
  );
  if (!isRemoved) throw documentNotFound();
  papers.discard([id]);
}

export interface DocumentFile extends OperatorDocument {
  body: ReadableStream;
}

/**
 * Returns a document to the owner of its operator.
 * @throws AppError `not_found`
 */
export async function readOwnDocument(
  { db, papers }: { db: Database; papers: DocumentStore },
  owner: Staff<"company">,
  { id }: { id: string },
): Promise<DocumentFile> {
  return withBody(papers, await repo.findOwnDocument(db, owner.id, id));
}

/**
 * Returns a document to an administrator and logs the access.
 * @throws AppError `not_found`
 */
export async function readDocument(
  { db, audit, papers }: { db: Database; audit: AuditDependencies; papers: DocumentStore },
  admin: Admin,
  { slug, id }: { slug: string; id: string },
): Promise<DocumentFile> {
  const document = await withAudit(
    audit,
    admin,
    { action: "operator.read-document", subjectId: slug, after: { document: id } },
    (statements) => repo.readDocument(db, { operator: slug, id, actorId: admin.id }, statements),
  );
  return withBody(papers, document);
}

async function withBody(papers: DocumentStore, document: OperatorDocument | null): Promise<DocumentFile> {
  const kept = document && (await papers.find(document.id));
  if (!document || !kept) throw documentNotFound();
  return { ...document, size: kept.size, body: kept.body };
}

function documentNotFound(): AppError {
  return new AppError("not_found", "Document not found.");
}
