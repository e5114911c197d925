import { changeHold } from "./change-hold";
import { createHold } from "./create-hold";
import { holderCookie, holderOf } from "./holder-cookie";
import { releaseHold } from "./release-hold";
import { anyone, limit, orUnavailable, visitor } from "../platform/authz/use-case";
import { seatRefusals } from "./messages";

export const seatUseCases = {
  limitHolds: limit("hold", () => seatRefusals().tooMany),
  holderOf: anyone(holderOf),
  holderCookie: anyone(holderCookie),
  createHold: orUnavailable(anyone(createHold)),
  changeHold: orUnavailable(visitor(changeHold)),
  releaseHold: orUnavailable(visitor(releaseHold)),
};
