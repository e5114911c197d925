import type { Viewer } from "~/domain/accounts/account";
import type { OperatorWorld } from "./operator-world";

type Call = (viewer: Viewer | null, world: OperatorWorld) => Promise<unknown>;

/** A use case of the operator portal, called for the operator of the test world. */
export interface OperatorCall {
  /** Result for members of other operators: an error, or no data of this operator. */
  elsewhere: "not_found" | "nothing";
  /** True if it concerns the membership itself, which survives a suspension of the operator. */
  isOfMembership?: boolean;
  call: Call;
}

/** A call about an object of the operator: not found for others. */
export const object = (call: Call): OperatorCall => ({ elsewhere: "not_found", call });
/** A call about the caller's own data: succeeds for others, without data of the operator. */
export const list = (call: Call): OperatorCall => ({ elsewhere: "nothing", call });
