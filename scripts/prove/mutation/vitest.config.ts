import { defineConfig } from "vitest/config";
import { areas } from "./areas.ts";

const [, area] = Object.entries(areas).find(([name]) => name === process.env.MUTATED_AREA) ?? [];

/** The unit tests of one area, in plain Node. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    environment: "node",
    isolate: false,
    provide: { isLong: false },
    include: (area?.tests ?? []).map((name) => `tests/unit/${name}.test.ts`),
  },
});
