/** Where D1 and R2 are placed: Cloudflare's location hints. */
export const locations = ["apac", "weur", "eeur", "wnam", "enam", "oc"];

/** Creates the database near its users. It cannot be moved later. @returns its id */
export async function createDatabase(cloudflare, { id }, { database }, location) {
  const created = await cloudflare.call("POST", `/accounts/${id}/d1/database`, {
    name: database,
    primary_location_hint: location,
  });
  return created.uuid;
}

/** Creates the bucket near its users. */
export async function createBucket(cloudflare, { id }, { bucket }, location) {
  await cloudflare.call("POST", `/accounts/${id}/r2/buckets`, { name: bucket, locationHint: location });
}

/** Runs a query and returns its rows. */
export async function query(cloudflare, { id }, databaseId, sql, params = []) {
  const [{ results }] = await cloudflare.call("POST", `/accounts/${id}/d1/database/${databaseId}/query`, {
    sql,
    params,
  });
  return results;
}

/** Names the applied migrations; none for an empty database. */
export async function appliedMigrations(cloudflare, account, databaseId) {
  const tables = await query(
    cloudflare,
    account,
    databaseId,
    "SELECT name FROM sqlite_master WHERE name = 'd1_migrations'",
  );
  if (tables.length === 0) return [];
  const rows = await query(cloudflare, account, databaseId, "SELECT name FROM d1_migrations ORDER BY id");
  return rows.map(({ name }) => name);
}

/** Returns the bookmark of the database's current state, to which Time Travel can restore it. */
export async function currentBookmark(cloudflare, { id }, databaseId) {
  const { bookmark } = await cloudflare.call(
    "GET",
    `/accounts/${id}/d1/database/${databaseId}/time_travel/bookmark`,
  );
  return bookmark;
}
