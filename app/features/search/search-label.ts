/** Classes of the label above a search field. */
export const searchLabel = "mb-1 block text-sm font-semibold";
