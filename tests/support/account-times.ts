import { leastTimes } from "../../worker/accounts/at-least";
import { passwordCost } from "../../worker/accounts/password";

const real = { ...leastTimes };

/**
 * Lets passwords be hashed, and calls that hide their time be answered, in no time: nearly every test signs somebody in, and
 * few are about how long it takes. What people get is held by tests/unit/password.test.ts and tests/worker/enumeration.test.ts.
 */
export function quickenAccounts(): void {
  Object.assign(passwordCost, { N: 1024, r: 8, p: 1 });
  Object.assign(leastTimes, { failedSignIn: 0, signUp: 0, requestReset: 0 });
}

/** Lets calls that hide their time take as long as they do for people. */
export function takeRealTimes(): void {
  Object.assign(leastTimes, real);
}
