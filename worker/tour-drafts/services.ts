import type { Viewer } from "~/domain/account";
import type { Dependencies } from "../services";
import { getTourWizard } from "./get-tour-wizard";

/** Tours as their operators write them. */
export function tourDraftServices({ db }: Dependencies) {
  return {
    getTourWizard: (viewer: Viewer | null, slug: string) => getTourWizard({ db }, viewer, slug),
  };
}
