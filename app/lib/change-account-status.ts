import { data } from "react-router";
import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext } from "~/context";
import { accountActions, accountStatusLabels } from "~/domain/account-status";
import { AppError } from "~/domain/errors";
import { requireAdmin } from "~/middleware/require-admin";
import { readForm } from "./read-form";

const changeSchema = z.object({ userId: z.string().min(1).max(100), action: z.enum(accountActions) });

/** What is told beside the row of the account that was to be changed. */
export interface AccountChangeResult {
  userId: string | null;
  isDone: boolean;
  message: string;
}

/** The action of each page that lists accounts. */
export async function changeAccountStatus(
  context: Readonly<RouterContextProvider>,
  request: Request,
  url: URL,
) {
  const viewer = requireAdmin(context, url);
  const change = changeSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!change.success) return refused(null, "This change is not known.", 422);
  const { userId } = change.data;
  try {
    const { name, status } = await context.get(servicesContext).changeAccountStatus(viewer, change.data);
    const message = `The account of ${name} is now ${accountStatusLabels[status].toLowerCase()}.`;
    return data<AccountChangeResult>({ userId, isDone: true, message });
  } catch (error) {
    if (error instanceof AppError) return refused(userId, error.message, error.status);
    throw error;
  }
}

function refused(userId: string | null, message: string, status: number) {
  return data<AccountChangeResult>({ userId, isDone: false, message }, { status });
}
