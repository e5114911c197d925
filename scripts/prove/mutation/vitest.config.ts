import { defineConfig } from "vitest/config";
import { areas } from "./areas.mjs";

/** The unit tests of one area, in plain Node. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    environment: "node",
    isolate: false,
    provide: { isLong: false },
    include: areas[process.env.MUTATED_AREA].tests.map((name) => `tests/unit/${name}.test.ts`),
  },
});
