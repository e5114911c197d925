import type { Operation } from "~/lib/pages/openapi";
import { ApiFields } from "./api-fields";

export function ApiOperation({ operation }: { operation: Operation }) {
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
              {response.description}
              {response.type && <code className="block text-muted">{response.type}</code>}
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
