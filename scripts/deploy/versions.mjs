/** Versions of a Worker, newest first, each with its tag and message. */
export async function listVersions(cloudflare, { id }, { worker }) {
  const { items } = await cloudflare.call(
    "GET",
    `/accounts/${id}/workers/scripts/${worker}/versions?deployable=true`,
  );
  return items.map(({ id: version, annotations = {}, metadata }) => ({
    id: version,
    tag: annotations["workers/tag"] ?? "",
    message: annotations["workers/message"] ?? "",
    createdAt: metadata?.created_on ?? "",
  }));
}

/** Ids of the deployed versions, newest deployment first. */
export async function listDeployed(cloudflare, { id }, { worker }) {
  const { deployments } = await cloudflare.call(
    "GET",
    `/accounts/${id}/workers/scripts/${worker}/deployments`,
  );
  return deployments.map(
    ({ versions }) => versions.toSorted((a, b) => b.percentage - a.percentage)[0].version_id,
  );
}

/**
 * Chooses the version to return to: by id or tag, or the one deployed before the current.
 * @throws if there is none, or it is the current one
 */
export function chooseVersion(versions, [current, ...before], wanted) {
  const id = wanted
    ? versions.find((version) => version.id === wanted || (version.tag === wanted && version.id !== current))
        ?.id
    : before.find((each) => each !== current && versions.some((version) => version.id === each));
  const list = versions
    .slice(0, 10)
    .map(
      (version) =>
        `  ${version.id}  ${version.tag}  ${version.createdAt}  ${version.message}${version.id === current ? "  (current)" : ""}`,
    )
    .join("\n");
  if (!id)
    throw new Error(
      `${wanted ? `There is no other version "${wanted}"` : "There is no version before the current one"}. Versions:\n${list}\n`,
    );
  if (id === current) throw new Error(`Version ${id} is the current one. Versions:\n${list}\n`);
  return versions.find((version) => version.id === id);
}

/** Sends all requests to a version. Cloudflare refuses it across a migration of Durable Objects. */
export async function deployVersion(cloudflare, { id }, { worker }, version, message) {
  await cloudflare.call("POST", `/accounts/${id}/workers/scripts/${worker}/deployments`, {
    strategy: "percentage",
    versions: [{ version_id: version.id, percentage: 100 }],
    annotations: { "workers/message": message.slice(0, 100) },
  });
}
