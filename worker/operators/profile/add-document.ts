import { z } from "zod";
import {
  operatorDocumentFormats,
  operatorDocumentKinds,
  operatorDocumentLimits,
  documentFileName,
  documentFormatOf,
} from "~/domain/operators/operator-document";
import type { OperatorDocumentRefusal } from "~/domain/operators/operator-document";
import { withAudit } from "../../audit/with-audit";
import type { AuditDependencies } from "../../audit/with-audit";
import type { Clock } from "../../clock";
import type { Database } from "../../db/client";
import { isWithinLimit } from "../../http/rate-limit";
import type { Limiters } from "../../http/rate-limit";
import { insertDocument } from "./operator-document.repo";
import type { DocumentStore } from "./document-store";
import { ownOperatorOf } from "./own-operator";
import type { Staff } from "../../authz/actors";

interface Dependencies {
  db: Database;
  clock: Clock;
  audit: AuditDependencies;
  papers: DocumentStore;
  limiters: Pick<Limiters, "form">;
}

export type AddDocumentResult = { ok: true } | { ok: false; reason: OperatorDocumentRefusal };

/**
 * Stores an uploaded file as an operator document; the content determines the file type.
 * @throws AppError as `ownOperatorOf`
 */
export async function addDocument(
  { db, clock, audit, papers, limiters }: Dependencies,
  owner: Staff<"company">,
  { slug, form, headers }: { slug: string; form: FormData; headers: Headers },
): Promise<AddDocumentResult> {
  ownOperatorOf(owner, slug);
  const kind = z.enum(operatorDocumentKinds).safeParse(form.get("kind"));
  if (!kind.success) return { ok: false, reason: "kind" };
  const [file, ...more] = form.getAll("document");
  if (!(file instanceof File) || file.size === 0 || more.length > 0) return { ok: false, reason: "missing" };
  if (file.size > operatorDocumentLimits.bytes) return { ok: false, reason: "too_large" };
  if (!(await isWithinLimit(limiters.form, headers))) return { ok: false, reason: "too_often" };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const format = documentFormatOf(bytes);
  if (!format) return { ok: false, reason: "unknown" };

  const document = {
    id: crypto.randomUUID(),
    operator: slug,
    kind: kind.data,
    fileName: documentFileName(file.name, format),
    contentType: operatorDocumentFormats[format].contentType,
    size: bytes.byteLength,
    uploadedBy: owner.id,
    createdAt: clock(),
  };
  await papers.keep(document.id, bytes, document.contentType);
  const hasContent = await withAudit(
    audit,
    owner,
    {
      action: "operator.add-document",
      subjectId: slug,
      after: { kind: document.kind, document: document.id },
    },
    (statements) => insertDocument(db, document, statements),
  ).catch((error: unknown) => {
    papers.discard([document.id]);
    throw error;
  });
  if (hasContent) return { ok: true };
  papers.discard([document.id]);
  return { ok: false, reason: "too_many" };
}
