import type { KeyRight } from "~/domain/partners/api-key";
import type { UseCase } from "../platform/authz/use-case";
import { authenticate, type Partner, type PartnerDependencies } from "./authenticate";

/** An entry for programs with an API key that has a right. It takes the request's headers in place of a viewer. */
export function keyed<Dependencies, Args extends unknown[], Result>(
  right: KeyRight,
  run: (dependencies: Dependencies, partner: Partner, ...args: Args) => Result | Promise<Result>,
): UseCase<Dependencies & PartnerDependencies, [headers: Headers, ...args: Args], Promise<Result>> {
  return {
    guard: `key:${right}`,
    run: async (dependencies, headers, ...args) =>
      run(dependencies, await authenticate(dependencies, headers, right), ...args),
  };
}
