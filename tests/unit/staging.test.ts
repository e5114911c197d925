import { expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";

interface Binding {
  binding: string;
  name: string;
  migrations_dir: string;
  database_name: string;
  bucket_name: string;
  namespace_id: string;
  simple: object;
}
type Bindings = Record<"d1_databases" | "r2_buckets" | "ratelimits", Binding[]>;

const read = (env?: string): Omit<ReturnType<typeof readConfig>, keyof Bindings> & Bindings =>
  readConfig({ config: "wrangler.toml", env }, { hideWarnings: true });
const production = read();
const staging = read("staging");

test("staging has every binding of production", () => {
  const names = (read: typeof production) => {
    const { durable_objects, images, version_metadata, secrets, triggers, migrations } = read;
    return {
      databases: read.d1_databases.map(({ binding, migrations_dir }) => ({ binding, migrations_dir })),
      buckets: read.r2_buckets.map(({ binding }) => binding),
      limits: read.ratelimits.map(({ name, simple }) => ({ name, simple })),
      others: { durable_objects, images, version_metadata, secrets, triggers, migrations },
      services: [read.observability, read.send_email],
    };
  };
  expect(names(staging)).toStrictEqual(names(production));
});

test("staging shares no data and no count with production", () => {
  const stored = ({ name, d1_databases, r2_buckets, ratelimits }: typeof production) => [
    name,
    ...d1_databases.map(({ database_name }) => database_name),
    ...r2_buckets.map(({ bucket_name }) => bucket_name),
    ...ratelimits.map(({ namespace_id }) => namespace_id),
  ];
  const ofProduction = stored(production);
  expect(ofProduction.length).toBeGreaterThan(8);
  expect(stored(staging).filter((name) => ofProduction.includes(name))).toStrictEqual([]);
});

test("staging is named as such", () => {
  expect(staging.vars).toMatchObject({ ENVIRONMENT: "staging" });
  expect(production.vars).not.toHaveProperty("ENVIRONMENT");
});
