import { AppError } from "~/domain/errors";
import { statementFileName } from "~/domain/earnings/statement";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import type { Paper } from "../documents/draw-booking-document";
import { getStatement } from "./get-statement";
import type { Staff } from "../authz/actors";

/**
 * Draws the statement as a PDF.
 * @throws AppError as `getStatement`; `not_found` for users without an operator
 */
export async function drawStatementDocument(
  dependencies: { db: Database; clock: Clock },
  staff: Staff<"earnings">,
  wanted: Parameters<typeof getStatement>[2],
): Promise<Paper> {
  const { statement } = await getStatement(dependencies, staff, wanted);
  if (!statement) throw new AppError("not_found", "Company not found.");
  // Loaded on demand: the drawing code is large and few requests need it.
  const { drawStatement } = await import("../documents/draw-statement");
  return {
    filename: `${statementFileName(statement)}.pdf`,
    contentType: "application/pdf",
    content: await drawStatement(statement),
  };
}
