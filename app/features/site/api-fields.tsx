import type { ApiField } from "./openapi";

/** Table of the fields of a body, an object or a query. */
export function ApiFields({ caption, fields }: { caption: string; fields: ApiField[] }) {
  if (fields.length === 0) return null;
  return (
    <table className="mt-2 w-full border-collapse text-sm">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {fields.map((field) => (
          <tr key={field.name} className="border-t border-line align-top">
            <th scope="row" className="w-2/5 py-1 pr-3 text-left font-semibold wrap-anywhere">
              <span>{field.name}</span>
              {!field.isRequired && <span className="block font-normal text-muted">optional</span>}
            </th>
            <td className="py-1 wrap-anywhere">
              <code>{field.type}</code>
              {field.description && <span className="block text-muted">{field.description}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
