import type { Viewer } from "~/domain/accounts/account";
import type { CompanyRight } from "~/domain/operators/company-rights";
import type { OperatorWorld } from "./operator-world";

type Call = (viewer: Viewer | null, world: OperatorWorld) => Promise<unknown>;

/** A use case of the operator portal, called for the operator of the test world. */
export interface OperatorCall {
  /** Right required of staff; null if every operator may call it for their own data. */
  right: CompanyRight | null;
  /** Result for members of other operators: an error, or no data of this operator. */
  elsewhere: "not_found" | "nothing";
  /** True if admins may call it too. */
  isForAdmins?: boolean;
  /** True if it concerns the membership itself, which survives a suspension of the operator. */
  isOfMembership?: boolean;
  call: Call;
}

/** A call about an object of the operator: not found for others. */
export const object = (right: CompanyRight | null, call: Call): OperatorCall => ({
  right,
  elsewhere: "not_found",
  call,
});
/** A call about the caller's own data: succeeds for others, without data of the operator. */
export const list = (right: CompanyRight | null, call: Call): OperatorCall => ({
  right,
  elsewhere: "nothing",
  call,
});
/** A call about a tour, which admins may edit too. */
export const ofTour = (call: Call): OperatorCall => ({
  ...object("tours", call),
  isForAdmins: true,
});
