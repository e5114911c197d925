/** Submitted text by field name; a repeated field is an array. Without passwords, account and identity numbers, and files. */
export type FormValues = Record<string, string | string[]>;

/** Result of a submitted form, shown by its page. */
export interface FormAnswer<Result = null> {
  isDone: boolean;
  /** Success message, or the error of the whole form. */
  message: string | null;
  /** First error of each field. */
  errors: Record<string, string>;
  values: FormValues;
  /** True if someone else changed the record first. */
  isStale: boolean;
  /** Further data for the page, e.g. the stored version after a stale edit. */
  result: Result | null;
}

/** Creates an answer; by default nothing was done. */
export function formAnswer<Result = null>(answer: Partial<FormAnswer<Result>>): FormAnswer<Result> {
  return { isDone: false, message: null, errors: {}, values: {}, isStale: false, result: null, ...answer };
}
