import { AppError } from "~/domain/errors";
import { maxSavedViews } from "~/domain/office/saved-view";
import type { ListChoiceChange } from "~/domain/office/saved-view-schema";
import type { Traveler } from "../platform/authz/actors";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { violates } from "../platform/db/errors";
import * as repo from "./list-choices.repo";
import { randomId } from "../platform/surroundings";

/**
 * Changes the actor's own views and columns of a list.
 * @returns a message for people
 * @throws AppError `not_found` for someone else's view, `conflict` for a name that is taken, `invalid` for one
 * view too many
 */
export async function changeListChoice(
  { db, clock }: { db: Database; clock: Clock },
  { id: userId }: Traveler,
  change: ListChoiceChange,
): Promise<string> {
  const place = { userId, list: change.list };
  switch (change.intent) {
    case "save-view": {
      const { name, query } = change;
      const view = { ...place, id: randomId(), name, query, createdAt: clock() };
      if (!(await repo.saveView(db, view)))
        throw new AppError("invalid", `A list can have ${maxSavedViews} views. Delete one first.`);
      return `“${name}” is saved.`;
    }
    case "rename-view": {
      const { id, name } = change;
      requireFound(await rename(db, { ...place, id, name }));
      return `The view is now called “${name}”.`;
    }
    case "delete-view": {
      const name = await repo.deleteView(db, { ...place, id: change.id });
      if (name === null) throw notFound();
      return `“${name}” is deleted.`;
    }
    case "default-view":
      requireFound(await repo.setDefaultView(db, { ...place, id: change.id }));
      return "The list now opens with this view.";
    case "no-default-view":
      await repo.setDefaultView(db, { ...place, id: null });
      return "The list opens with everything.";
    case "choose-columns":
      await repo.setColumns(db, { ...place, columns: change.columns });
      return "Columns saved.";
    default:
      return change satisfies never;
  }
}

async function rename(
  db: Database,
  view: { userId: string; list: string; id: string; name: string },
): Promise<boolean> {
  try {
    return await repo.renameView(db, view);
  } catch (error) {
    if (violates(error, "saved_views.user_id"))
      throw new AppError("conflict", "Another view of this list has this name.");
    throw error;
  }
}

function requireFound(isFound: boolean): void {
  if (!isFound) throw notFound();
}

function notFound(): AppError {
  return new AppError("not_found", "This view was not found. Reload the page.");
}
