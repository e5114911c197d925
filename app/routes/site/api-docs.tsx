import { data } from "react-router";
import { ApiFields } from "~/features/site/api-fields";
import { apiDocumentContext } from "~/context";
import { statusByErrorCode } from "~/domain/errors";
import { describeApi, type Operation } from "~/features/site/openapi";
import { pageMeta } from "~/platform/pages/page-meta";
import type { Route } from "./+types/api-docs";

export function loader({ context, url }: Route.LoaderArgs) {
  const document = context.get(apiDocumentContext);
  if (!document) throw data(null, { status: 404 });
  // From the loader, so that no page's scripts contain the table.
  const errors = Object.entries(statusByErrorCode);
  return { api: describeApi(document), errors, canonical: new URL("/api/docs", url).href };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "Booking API",
    description:
      "All endpoints of the Tour Bharat booking API with their parameters, bodies, responses and errors.",
    canonical: loaderData?.canonical ?? "/api/docs",
  });
}

export default function ApiDocs({ loaderData }: Route.ComponentProps) {
  const { api, errors } = loaderData;
  return (
    <div className="mx-auto max-w-4xl px-4 py-10 sm:px-6">
      <h1 className="text-4xl">{api.title}</h1>
      <p className="mt-4">{api.description}</p>
      <p className="mt-2">
        The same as{" "}
        <a href="/api/openapi.json" className="text-peacock underline">
          an OpenAPI 3.1 document
        </a>
        .
      </p>
      {api.groups.map((group) => (
        <section key={group.name} aria-labelledby={`group-${group.name}`} className="mt-10">
          <h2 id={`group-${group.name}`} className="text-3xl">
            {group.name}
          </h2>
          {group.operations.map((operation) => (
            <ApiOperation key={operation.id} operation={operation} />
          ))}
        </section>
      ))}
      <section aria-labelledby="schemas" className="mt-10">
        <h2 id="schemas" className="text-3xl">
          Objects
        </h2>
        {api.schemas.map((schema) => (
          <section key={schema.name} id={schema.name} className="mt-6">
            <h3 className="text-xl font-semibold">{schema.name}</h3>
            <ApiFields caption={`Fields of ${schema.name}`} fields={schema.fields} />
          </section>
        ))}
      </section>
      <section aria-labelledby="errors" className="mt-10">
        <h2 id="errors" className="text-3xl">
          Errors
        </h2>
        <dl className="mt-4 grid grid-cols-[4rem_1fr] gap-y-1">
          {errors.map(([code, status]) => (
            <div key={code} id={code} className="contents">
              <dt className="tabular-nums">{status}</dt>
              <dd>
                <code translate="no">{code}</code>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

function ApiOperation({ operation }: { operation: Operation }) {
  return (
    <article id={operation.id} className="mt-6 rounded-card border border-line bg-card p-5">
      <h3 className="wrap-anywhere">
        <span className="rounded bg-sunken px-2 py-0.5 text-sm font-semibold text-peacock">
          {operation.method}
        </span>{" "}
        <code className="font-semibold">{operation.path}</code>
      </h3>
      <p className="mt-2 font-semibold">{operation.summary}</p>
      {operation.description && <p className="mt-1 text-muted">{operation.description}</p>}
      {operation.parameters.length > 0 && <h4 className="mt-4 font-semibold">Parameters</h4>}
      <ApiFields
        caption={`Parameters of ${operation.method} ${operation.path}`}
        fields={operation.parameters}
      />
      {operation.body.length > 0 && <h4 className="mt-4 font-semibold">Body</h4>}
      <ApiFields caption={`Body of ${operation.method} ${operation.path}`} fields={operation.body} />
      <h4 className="mt-4 font-semibold">Responses</h4>
      <dl className="mt-1 grid grid-cols-[3.5rem_1fr] gap-y-1 text-sm">
        {operation.responses.map((response) => (
          <div key={response.status} className="contents">
            <dt className="font-semibold tabular-nums">{response.status}</dt>
            <dd className="wrap-anywhere">
              <span>{response.description}</span>
              {response.type && <code className="block text-muted">{response.type}</code>}
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
