import { tourActionLabels } from "~/domain/tour-list";

/** What each row of a tour's history is called. */
export const tourVerbs: Readonly<Record<string, string>> = {
  ...tourActionLabels,
  create: "Added",
  edit: "Edited",
  "set-prices": "Changed the prices",
  "set-departures": "Changed the departures",
  publish: "Published",
  unpublish: "Unpublished",
  feature: "Put on the home page",
  unfeature: "Removed from the home page",
  approve: "Approved",
  reject: "Sent back",
  delete: "Deleted",
  restore: "Restored",
  submit: "Submitted for review",
  withdraw: "Withdrawn",
  "submit-texts": "Changed texts submitted",
  "withdraw-texts": "Changed texts withdrawn",
  "approve-texts": "Changed texts approved",
  "reject-texts": "Changed texts sent back",
  "add-picture": "Added a picture",
  "remove-picture": "Removed a picture",
  "reorder-pictures": "Put the pictures in another order",
  "describe-picture": "Described a picture anew",
};
