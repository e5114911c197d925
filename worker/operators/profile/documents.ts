import { z } from "zod";
import { AppError, invalidFields, rejectedFile } from "~/domain/errors";
import {
  operatorDocumentFormats,
  operatorDocumentKinds,
  operatorDocumentLimits,
  operatorDocumentRefusals,
  documentFileName,
  documentFormatOf,
  type OperatorDocument,
} from "~/domain/operators/operator-document";
import { withAudit, type AuditDependencies } from "../../audit/with-audit";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import type { Admin, Staff } from "../../platform/authz/actors";
import { isWithinLimit, type Limiters } from "../../platform/http/rate-limit";
import * as repo from "./operator-document.repo";
import type { DocumentStore } from "./document-store";
import { membershipOf } from "./membership-of";
import { randomId } from "../../platform/surroundings";

/**
 * Returns the documents of an operator, for its owner.
 * @param slug of the operator; null for the first
 * @throws AppError as `membershipOf`
 */
export async function listOperatorDocuments(
  { db }: { db: Database },
  owner: Staff<"company">,
  slug: string | null,
) {
  const operator = membershipOf(owner, slug);
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
    documentStore,
  }: { db: Database; clock: Clock; audit: AuditDependencies; documentStore: DocumentStore },
  owner: Staff<"company">,
  { id }: { id: string },
): Promise<void> {
  const document = await repo.findOperatorDocument(db, owner.id, id);
  if (!document) throw documentNotFound();
  const isRemoved = await withAudit(
    audit,
    owner,
    {
      action: "operator.remove-document",
      subjectId: document.operator,
      before: { kind: document.kind, document: id },
    },
    (statements) => repo.deleteDocument(db, { id, userId: owner.id, at: clock() }, statements),
  );
  if (!isRemoved) throw documentNotFound();
  documentStore.discard([id]);
}

interface DocumentFile extends OperatorDocument {
  body: ReadableStream;
}

/**
 * Returns a document to the owner of its operator.
 * @throws AppError `not_found`
 */
export async function readOperatorDocument(
  { db, documentStore }: { db: Database; documentStore: DocumentStore },
  owner: Staff<"company">,
  { id }: { id: string },
): Promise<DocumentFile> {
  return withBody(documentStore, await repo.findOperatorDocument(db, owner.id, id));
}

/**
 * Returns a document to an administrator and logs the access.
 * @throws AppError `not_found`
 */
export async function readDocument(
  { db, audit, documentStore }: { db: Database; audit: AuditDependencies; documentStore: DocumentStore },
  admin: Admin,
  { slug, id }: { slug: string; id: string },
): Promise<DocumentFile> {
  const document = await withAudit(
    audit,
    admin,
    { action: "operator.read-document", subjectId: slug, after: { document: id } },
    (statements) => repo.findDocument(db, { operator: slug, id, actorId: admin.id }, statements),
  );
  return withBody(documentStore, document);
}

async function withBody(
  documentStore: DocumentStore,
  document: OperatorDocument | null,
): Promise<DocumentFile> {
  const file = document && (await documentStore.find(document.id));
  if (!document || !file) throw documentNotFound();
  return { ...document, size: file.size, body: file.body };
}

function documentNotFound(): AppError {
  return new AppError("not_found", "Document not found.");
}

interface Dependencies {
  db: Database;
  clock: Clock;
  audit: AuditDependencies;
  documentStore: DocumentStore;
  limiters: Pick<Limiters, "form">;
}

/**
 * Stores an uploaded file as an operator document; the content determines the file type.
 * @throws AppError as `membershipOf`, and `invalid`, `too_large`, `too_many_requests`
 */
export async function addDocument(
  { db, clock, audit, documentStore, limiters }: Dependencies,
  owner: Staff<"company">,
  { slug, form, headers }: { slug: string; form: FormData; headers: Headers },
): Promise<void> {
  membershipOf(owner, slug);
  const kind = z.enum(operatorDocumentKinds).safeParse(form.get("kind"));
  if (!kind.success) throw invalidFields({ kind: ["Please choose a document type."] });
  const [file, ...more] = form.getAll("document");
  if (!(file instanceof File) || file.size === 0 || more.length > 0) throw rejected("missing");
  if (file.size > operatorDocumentLimits.bytes) throw rejected("too_large");
  if (!(await isWithinLimit(limiters.form, headers))) throw rejected("too_often");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const format = documentFormatOf(bytes);
  if (!format) throw rejected("unknown");

  const document = {
    id: randomId(),
    operator: slug,
    kind: kind.data,
    fileName: documentFileName(file.name, format),
    contentType: operatorDocumentFormats[format].contentType,
    size: bytes.byteLength,
    uploadedBy: owner.id,
    createdAt: clock(),
  };
  await documentStore.keep(document.id, bytes, document.contentType);
  const isDone = await withAudit(
    audit,
    owner,
    {
      action: "operator.add-document",
      subjectId: slug,
      after: { kind: document.kind, document: document.id },
    },
    (statements) => repo.insertDocument(db, document, statements),
  );
  if (isDone) return;
  documentStore.discard([document.id]);
  throw rejected("too_many");
}

function rejected(reason: keyof typeof operatorDocumentRefusals): AppError {
  return rejectedFile("document", reason, operatorDocumentRefusals);
}
