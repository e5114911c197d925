import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "sqlite",
  schema: "./worker/platform/db/schema/index.ts",
  out: "./migrations",
});
