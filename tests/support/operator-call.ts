import type { Viewer } from "~/domain/account";
import type { CompanyRight } from "~/domain/company-rights";
import type { OperatorWorld } from "./operator-world";

type Call = (viewer: Viewer | null, world: OperatorWorld) => Promise<unknown>;

/** One use case of the operator's portal, asked for what belongs to the world's company. */
export interface OperatorCall {
  /** What staff need for it; null where every operator may ask, and gets their own. */
  right: CompanyRight | null;
  /** What those are told who act for other companies alone: a refusal, or of this company nothing. */
  elsewhere: "not_found" | "nothing";
  /** Whether administrators may do it too. */
  isForAdmins?: boolean;
  /** Whether it is about being a member, which one stays of a suspended company too. */
  isOfMembership?: boolean;
  call: Call;
}

/** Of an object of the company's: to others there is none. */
export const object = (right: CompanyRight | null, call: Call): OperatorCall => ({
  right,
  elsewhere: "not_found",
  call,
});
/** Of what is the asker's own: others are answered, with nothing of the company's. */
export const list = (right: CompanyRight | null, call: Call): OperatorCall => ({
  right,
  elsewhere: "nothing",
  call,
});
/** Of what administrators edit too. */
export const ofTour = (call: Call): OperatorCall => ({
  ...object("tours", call),
  isForAdmins: true,
});
