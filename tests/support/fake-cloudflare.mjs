import { createHash, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { DatabaseSync } from "node:sqlite";

/** Answers of Cloudflare's API: the envelope, with the result or an error's code. */
const success = (result, result_info) => ({
  status: 200,
  body: { success: true, errors: [], messages: [], result, result_info },
});
const failure = (status, code, message) => ({
  status,
  body: { success: false, errors: [{ code, message }], messages: [], result: null },
});
const notFound = (code, message) => failure(404, code, message);

/** State of an account. Options that are set make it refuse what a new account refuses. */
function createState({ accounts, workersDev, r2 = true, token = "a-token" }) {
  return {
    token,
    accounts: accounts ?? [{ id: "a".repeat(32), name: "Example Travels" }],
    workersDev: workersDev ?? null,
    r2,
    databases: new Map(),
    buckets: new Map(),
    workers: new Map(),
    uploads: new Map(),
    assets: new Set(),
    requests: [],
  };
}

function openDatabase(state, { name, primary_location_hint }) {
  const uuid = randomUUID();
  const database = new DatabaseSync(":memory:");
  const created = { uuid, name, location: primary_location_hint, database, writes: 0 };
  state.databases.set(uuid, created);
  return created;
}

/** Runs statements as D1 does: all or none. */
function inTransaction(entry, action) {
  entry.database.exec("BEGIN");
  try {
    const before = entry.database.prepare("SELECT total_changes() AS n").get().n;
    const result = action();
    entry.database.exec("COMMIT");
    if (entry.database.prepare("SELECT total_changes() AS n").get().n !== before) entry.writes += 1;
    return result;
  } catch (error) {
    entry.database.exec("ROLLBACK");
    throw error;
  }
}

/** Answers a query of one statement with rows, and several with none. */
function query(entry, { sql, params = [] }) {
  try {
    const results = inTransaction(entry, () => {
      const isRead = /^\s*(select|with|pragma)\b/i.test(sql) && !/;\s*\S/.test(sql);
      if (isRead || params.length > 0) return entry.database.prepare(sql).all(...params);
      entry.database.exec(sql);
      return [];
    });
    const served = { results: JSON.parse(JSON.stringify(results)), success: true, meta: { duration: 0 } };
    return success([served]);
  } catch (error) {
    return failure(400, 7500, error.message);
  }
}

const bookmarkOf = ({ writes }) => `${String(writes).padStart(8, "0")}-00000000-00004e4d-${"0".repeat(32)}`;

/** A file's import: a place to upload it to, the import, and its result. */
function importFile(state, entry, base, { action, etag, filename }) {
  if (action === "init") {
    const name = `${entry.uuid}.${etag}.sql`;
    return success({ filename: name, upload_url: `${base}/uploads/${name}`, success: true });
  }
  if (action === "ingest") {
    try {
      inTransaction(entry, () => entry.database.exec(state.uploads.get(filename).toString("utf8")));
    } catch (error) {
      return success({
        success: true,
        type: "import",
        status: "error",
        messages: [],
        errors: [error.message],
      });
    }
    return success({
      success: true,
      type: "import",
      status: "complete",
      at_bookmark: bookmarkOf(entry),
      messages: [],
      result: {
        final_bookmark: bookmarkOf(entry),
        num_queries: 1,
        meta: { duration: 0, rows_read: 0, rows_written: 0, size_after: 0 },
      },
    });
  }
  return failure(400, 7400, `unknown action ${action}`);
}

/** Creates a version of a Worker from the form of an upload. */
async function addVersion(state, name, request) {
  const form = await new Response(request.body, {
    headers: { "Content-Type": request.headers["content-type"] },
  }).formData();
  const metadata = JSON.parse(await form.get("metadata"));
  const worker = state.workers.get(name) ?? { versions: [], deployments: [], secrets: {} };
  const inherited = worker.deployments.length > 0 ? currentVersion(worker).resources.bindings : [];
  const bindings = metadata.bindings.map(({ text, ...binding }) => {
    if (binding.type === "inherit") return inherited.find(({ name: known }) => known === binding.name);
    if (binding.type === "secret_text") worker.secrets[binding.name] = text;
    return binding.type === "secret_text" ? binding : { ...binding, ...(text !== undefined && { text }) };
  });
  const kept = Object.keys(worker.secrets)
    .filter((secret) => !bindings.some((binding) => binding.name === secret))
    .map((secret) => ({ name: secret, type: "secret_text" }));
  const version = {
    id: randomUUID(),
    number: worker.versions.length + 1,
    metadata: { created_on: new Date().toISOString(), source: "wrangler" },
    annotations: metadata.annotations ?? {},
    resources: { bindings: [...bindings, ...kept], script: {}, script_runtime: {} },
  };
  worker.sourceMaps = [...form.values()].filter(({ type }) => type === "application/source-map").length;
  worker.versions.push(version);
  state.workers.set(name, worker);
  deployVersion(worker, version.id);
  return version;
}

/** Adds a Worker that was deployed before: its variables, and the tag and message of its version. */
export function addDeployedWorker(state, name, { databaseName, vars, secrets, tag, message }) {
  const { uuid } = openDatabase(state, { name: databaseName });
  const bindings = [
    ...Object.entries(vars).map(([variable, text]) => ({ name: variable, type: "plain_text", text })),
    ...Object.keys(secrets).map((secret) => ({ name: secret, type: "secret_text" })),
    { name: "DB", type: "d1", id: uuid },
  ];
  const version = {
    id: randomUUID(),
    number: 1,
    metadata: { created_on: new Date().toISOString(), source: "wrangler" },
    annotations: { "workers/tag": tag, "workers/message": message },
    resources: { bindings, script: {}, script_runtime: {} },
  };
  const worker = { versions: [version], deployments: [], secrets };
  state.workers.set(name, worker);
  deployVersion(worker, version.id);
  return state.databases.get(uuid).database;
}

function deployVersion(worker, id, message) {
  const deployment = {
    id: randomUUID(),
    source: "api",
    strategy: "percentage",
    created_on: new Date().toISOString(),
    annotations: { "workers/message": message },
    versions: [{ version_id: id, percentage: 100 }],
  };
  worker.deployments.unshift(deployment);
  return deployment;
}

const currentVersion = (worker) => {
  const [{ versions }] = worker.deployments;
  return worker.versions.find(({ id }) => id === versions[0].version_id);
};

/** Deep health of a deployed Worker, as worker/housekeeping/check-health.ts answers it. */
function healthOf(state, name, newestMigration) {
  const worker = state.workers.get(name);
  if (!worker) return { status: 404, body: { detail: "There is nothing here yet." } };
  const { id, annotations, resources } = currentVersion(worker);
  const binding = resources.bindings.find(({ type }) => type === "d1");
  const entry = state.databases.get(binding?.id ?? binding?.database_id);
  const applied = entry?.database
    .prepare("SELECT name FROM sqlite_master WHERE name = 'd1_migrations'")
    .get();
  const found =
    applied && entry.database.prepare("SELECT 1 AS n FROM d1_migrations WHERE name = ?").get(newestMigration);
  if (!found) return { status: 503, body: { detail: "The database has no tables or does not answer." } };
  const tag = annotations["workers/tag"] ?? "";
  return {
    status: 200,
    body: { status: "ok", migration: newestMigration, version: { commit: tag, id, tag } },
  };
}

const account = String.raw`/accounts/(?<account>\w+)`;
const script = String.raw`${account}/workers/scripts/(?<worker>[\w-]+)`;
const database = String.raw`${account}/d1/database/(?<database>[\w-]+)`;
const bucketPath = String.raw`${account}/r2/buckets/(?<bucket>[\w-]+)`;

/** Routes: method, pattern and answer. The first that matches answers. */
const routes = [
  ["GET", "/user", () => success({ id: "u", email: "owner@example.com" })],
  [
    "GET",
    "/memberships",
    ({ state }) => success(state.accounts.map((each) => ({ id: each.id, account: each }))),
  ],
  ["GET", "/accounts", ({ state }) => success(state.accounts)],
  [
    "GET",
    `${account}/workers/subdomain`,
    ({ state }) =>
      state.workersDev === null
        ? notFound(10007, "workers.api.error.subdomain_not_found")
        : success({ subdomain: state.workersDev }),
  ],
  [
    "GET",
    `${account}/d1/database`,
    ({ state }) => success([...state.databases.values()].map(({ uuid, name }) => ({ uuid, name }))),
  ],
  [
    "POST",
    `${account}/d1/database`,
    ({ state, json }) => {
      const { uuid, name } = openDatabase(state, json);
      return success({ uuid, name });
    },
  ],
  ["GET", `${database}/time_travel/bookmark`, ({ entry }) => success({ bookmark: bookmarkOf(entry) })],
  ["POST", `${database}/query`, ({ entry, json }) => query(entry, json)],
  ["POST", `${database}/import`, ({ state, entry, json, base }) => importFile(state, entry, base, json)],
  ["GET", database, ({ entry }) => success({ uuid: entry.uuid, name: entry.name, version: "production" })],
  [
    "GET",
    `${account}/r2/buckets`,
    ({ state }) => success({ buckets: [...state.buckets.keys()].map((name) => ({ name })) }),
  ],
  [
    "POST",
    `${account}/r2/buckets`,
    ({ state, body }) => {
      // wrangler names no type.
      const { name } = JSON.parse(body);
      state.buckets.set(name, { objects: new Map() });
      return success({ name });
    },
  ],
  [
    "GET",
    bucketPath,
    ({ state, names }) =>
      state.buckets.has(names.bucket)
        ? success({ name: names.bucket })
        : notFound(10006, "The specified bucket does not exist."),
  ],
  [
    "GET",
    `${bucketPath}/objects`,
    ({ state, names, query: params }) => {
      const objects = [...state.buckets.get(names.bucket).objects].toSorted(([a], [b]) => (a < b ? -1 : 1));
      const from = Number(params.get("cursor") ?? 0);
      const size = Number(params.get("per_page") ?? 20);
      const page = objects.slice(from, from + size);
      const isTruncated = from + size < objects.length;
      return success(
        page.map(([key, { body, contentType }]) => ({
          key,
          size: body.length,
          http_metadata: { contentType },
        })),
        { is_truncated: isTruncated, ...(isTruncated && { cursor: String(from + size) }) },
      );
    },
  ],
  [
    "GET",
    `${bucketPath}/objects/(?<key>.+)`,
    ({ state, names }) => {
      const object = state.buckets.get(names.bucket).objects.get(decodeURIComponent(names.key));
      return object
        ? { status: 200, raw: object.body }
        : notFound(10007, "The specified key does not exist.");
    },
  ],
  [
    "PUT",
    `${bucketPath}/objects/(?<key>.+)`,
    ({ state, names, body, headers }) => {
      state.buckets
        .get(names.bucket)
        .objects.set(decodeURIComponent(names.key), { body, contentType: headers["content-type"] });
      return success({});
    },
  ],
  [
    "GET",
    `${script}/settings`,
    ({ worker }) => success({ bindings: currentVersion(worker).resources.bindings }),
  ],
  [
    "GET",
    `${script}/secrets`,
    ({ worker }) => success(Object.keys(worker.secrets).map((name) => ({ name, type: "secret_text" }))),
  ],
  ["GET", `${script}/deployments`, ({ worker }) => success({ deployments: worker.deployments })],
  [
    "POST",
    `${script}/deployments`,
    ({ worker, json }) => {
      const { version_id: id } = json.versions[0];
      if (!worker.versions.some((version) => version.id === id))
        return notFound(10007, "The version does not exist.");
      return success(deployVersion(worker, id, json.annotations?.["workers/message"]));
    },
  ],
  ["GET", `${script}/versions`, ({ worker }) => success({ items: worker.versions.toReversed() })],
  [
    "GET",
    `${script}/versions/(?<version>[\\w-]+)`,
    ({ worker, names }) => success(worker.versions.find(({ id }) => id === names.version)),
  ],
  ["GET", `${script}/subdomain`, () => success({ enabled: true, previews_enabled: false })],
  [
    "POST",
    `${script}/subdomain`,
    ({ json }) => success({ enabled: json.enabled, previews_enabled: json.previews_enabled }),
  ],
  ["PUT", `${script}/schedules`, ({ json }) => success({ schedules: json })],
  [
    "POST",
    `${script}/domains/changeset`,
    () => success({ added: [], removed: [], updated: [], conflicting: [] }),
  ],
  [
    "PUT",
    `${script}/domains/records`,
    ({ worker, json }) => {
      worker.domains = json.origins?.map(({ hostname }) => hostname) ?? [];
      return success(null);
    },
  ],
  ["PATCH", `${script}/script-settings`, () => success({})],
  ["GET", `${script}/script-settings`, () => success({})],
  ["POST", `${script}/assets-upload-session`, () => success({ jwt: "assets", buckets: [] })],
  [
    "GET",
    `${account}/workers/services/(?<service>[\\w-]+)`,
    ({ state, names }) =>
      state.workers.has(names.service)
        ? success({
            default_environment: {
              environment: "production",
              script: { last_deployed_from: "wrangler", tag: "t" },
            },
          })
        : notFound(10090, "workers.api.error.service_not_found"),
  ],
  [
    "GET",
    `${account}/workers/workers/(?<worker>[\\w-]+)`,
    ({ names }) =>
      success({ id: "w", name: names.worker, subdomain: { enabled: true, previews_enabled: false } }),
  ],
  ["GET", `${account}/workers/durable_objects/namespaces`, () => success([])],
  [
    "GET",
    `${account}/workers/scripts`,
    ({ state }) => success([...state.workers.keys()].map((id) => ({ id }))),
  ],
  [
    "PUT",
    script,
    async ({ state, names, body, headers }) => {
      const { id } = await addVersion(state, names.worker, { body, headers });
      return success({
        id: names.worker,
        tag: "t",
        deployment_id: id,
        pipeline_hash: "p",
        startup_time_ms: 50,
        entry_point: "index.js",
      });
    },
  ],
  [
    "POST",
    `${script}/versions`,
    async ({ state, names, body, headers }) => {
      const version = await addVersion(state, names.worker, { body, headers });
      return success({ ...version, startup_time_ms: 50 });
    },
  ],
].map(([method, pattern, answer]) => ({ method, pattern: new RegExp(`^${pattern}$`), answer }));

/** Codes with which the API says that something in an address does not exist. */
function missing(state, { database: id, worker: name }) {
  const entry = state.databases.get(id) ?? [...state.databases.values()].find((each) => each.name === id);
  if (id && !entry) return notFound(7404, "The database was not found.");
  return { entry, worker: state.workers.get(name) };
}

async function answerOf(state, { method, url, headers, body, base }) {
  const { pathname, searchParams } = new URL(url, base);
  if (pathname.startsWith("/uploads/")) {
    state.uploads.set(pathname.slice("/uploads/".length), body);
    return {
      status: 200,
      raw: Buffer.alloc(0),
      headers: { ETag: `"${createHash("md5").update(body).digest("hex")}"` },
    };
  }
  if (headers.authorization !== `Bearer ${state.token}` && !headers.authorization?.endsWith("assets"))
    return failure(401, 10000, "Authentication error");
  if (!state.r2 && pathname.includes("/r2/"))
    return failure(403, 10042, "Please enable R2 through the Cloudflare Dashboard.");
  for (const { method: allowed, pattern, answer } of routes) {
    const match = allowed === method && pattern.exec(pathname);
    if (!match) continue;
    const names = match.groups ?? {};
    const found = missing(state, names);
    if (found.status) return found;
    const isNew = method === "PUT" || pathname.endsWith("/assets-upload-session");
    if (names.worker && !found.worker && !isNew)
      return notFound(10007, "This Worker does not exist on your account.");
    const json =
      headers["content-type"]?.includes("json") && body.length > 0 ? JSON.parse(body.toString("utf8")) : null;
    return answer({ state, names, ...found, query: searchParams, json, body, headers, base });
  }
  return notFound(7000, `No route for that URI: ${method} ${pathname}`);
}

/**
 * Starts a fake of Cloudflare's API on a free port, with real SQLite behind D1. Sends the requests it cannot answer back as 404, as the
 * API does. `health` is the deep health check of a deployed Worker.
 */
export async function startFakeCloudflare(options = {}, port = 0) {
  const state = createState(options);
  let base = "";
  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const path = request.url.replace(/^\/health\/([\w-]+).*/, "/health/$1");
    const [, , healthOfWorker] = path.startsWith("/health/") ? path.split("/") : [];
    const answer = healthOfWorker
      ? healthOf(state, healthOfWorker, state.newestMigration)
      : await answerOf(state, {
          method: request.method,
          url: request.url,
          headers: request.headers,
          body,
          base,
        }).catch((error) => failure(500, 1, error.stack));
    state.requests.push(`${request.method} ${path.split("?")[0]} ${answer.status}`);
    response.writeHead(answer.status, {
      "Content-Type": answer.raw ? "application/octet-stream" : "application/json",
      ...answer.headers,
    });
    response.end(answer.raw ?? JSON.stringify(answer.body));
  });
  await new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${server.address().port}`;
  return {
    base,
    state,
    stop: () => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve))),
  };
}
