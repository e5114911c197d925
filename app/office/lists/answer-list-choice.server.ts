import type { Viewer } from "~/domain/accounts/account";
import { AppError } from "~/domain/errors";
import { listChoiceChangeSchema, type ListChoiceChange } from "~/domain/office/saved-view-schema";
import { answerForm } from "~/platform/forms/answer-form";
import { findList, type AnyList } from "./all-lists.server";
import { viewQuery } from "./definition";
import { readList } from "./load-list.server";
import type { PageServices } from "../../../worker/platform/http/page-services";

/** Changes the person's own saved views and columns of a list. */
export function answerListChoice(services: PageServices, viewer: Viewer, form: FormData) {
  return answerForm(form, listChoiceChangeSchema, async (change) => {
    const list = findList(change.list);
    if (!list) throw new AppError("not_found", "This list was not found.");
    return services.changeListChoice(viewer, checked(change, list));
  });
}

/** Keeps only the parameters and columns that the list has. */
function checked(change: ListChoiceChange, list: AnyList): ListChoiceChange {
  if (change.intent === "save-view") {
    const query = viewQuery(list, readList(list, new URL(`http://list.invalid/?${change.query}`)).state);
    if (query === "") throw new AppError("invalid", "Choose a filter, an order or columns first.");
    return { ...change, query };
  }
  if (change.intent === "choose-columns") {
    const wanted = change.columns.split(",");
    const others = list.columns.slice(1);
    const keys = others.filter(({ key }) => wanted.includes(key)).map(({ key }) => key);
    const own = others.filter(({ isOptional }) => !isOptional).map(({ key }) => key);
    return { ...change, columns: keys.join() === own.join() ? "" : keys.join() || "none" };
  }
  return change;
}
