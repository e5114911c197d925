import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import { maxBankFileBytes, resolvedLineSchema, type AnsweredPayout } from "~/domain/money/bank/bank-file";
import { openingSchema } from "~/domain/money/bank/opening";
import { rejectedFile } from "~/domain/errors";
import { plainLine } from "~/domain/typed-input/characters";
import { answerAction, answerForm } from "~/platform/forms/answer-form";
import { readUpload } from "~/platform/forms/read-upload";
import type { PageServices } from "../../../../../worker/platform/http/page-services";

/** A bank's answer as it was read, and its text until it is confirmed. */
export interface BankResult {
  rows: AnsweredPayout[];
  toConfirm: { content: string; fileName: string } | null;
}

const textSchema = z.string().max(maxBankFileBytes);
const changeSchema = z.discriminatedUnion("intent", [
  openingSchema.extend({ intent: z.literal("opening") }),
  z.object({
    intent: z.literal("import"),
    file: z.custom<File>((file) => file instanceof File && file.size > 0, "Choose a file."),
  }),
  resolvedLineSchema.extend({ intent: z.literal("resolve") }),
  resolvedLineSchema.pick({ line: true }).extend({ intent: z.literal("reopen") }),
  z.object({ intent: z.literal("answer"), content: textSchema, fileName: textSchema.transform(nameOf) }),
]);

/** Handles the forms of the bank page: a file that it imports, the answer to its question, opening balances, and marks of lines. */
export async function changeBank(services: PageServices, viewer: Viewer, request: Request) {
  // Room for the form around the file.
  const form = await readUpload(request, maxBankFileBytes + 64 * 1024);
  if (!form) {
    const empty = new FormData();
    empty.set("form", "file");
    return answerAction<BankResult>(empty, () => {
      throw rejectedFile("file", "too_large", {
        too_large: "The file must not exceed 1 MiB. Nothing was changed.",
      });
    });
  }
  return answerForm<z.output<typeof changeSchema>, BankResult>(form, changeSchema, async (change) => {
    switch (change.intent) {
      case "opening": {
        const { intent: _, ...opening } = change;
        await services.enterOpening(viewer, opening);
        return "Opening balances recorded.";
      }
      case "import": {
        const file = { content: await change.file.text(), fileName: nameOf(change.file.name) };
        const outcome = await services.importBankFile(viewer, file);
        return "answer" in outcome ? { result: { rows: outcome.answer, toConfirm: file } } : outcome;
      }
      case "answer": {
        const rows = await services.applyBankAnswer(viewer, change);
        const done = rows.filter((row) => row.change !== null).length;
        return { message: `Done for ${done} of ${rows.length} rows.`, result: { rows, toConfirm: null } };
      }
      case "resolve":
        await services.resolveLine(viewer, { line: change.line, note: change.note });
        return "Marked as resolved.";
      case "reopen":
        await services.reopenLine(viewer, { line: change.line });
        return "The line is open again.";
      default:
        return change satisfies never;
    }
  });
}

function nameOf(name: string): string {
  return plainLine(name).slice(0, 100);
}
