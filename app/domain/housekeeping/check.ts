/** The promises that are checked while the site runs, in the order of the status page. */
export const checkNames = ["seats", "feed", "books", "audit", "mail"] as const;
export type CheckName = (typeof checkNames)[number];

export interface CheckResult {
  name: CheckName;
  /** UTC instant. */
  at: number;
  isOk: boolean;
  checked: number;
  faults: number;
}

/** Minutes between two runs of the checks, except of the audit log's, which is daily. */
export const checkMinutes = 5;
