import { MonthDay } from "./month-day";
import type { RulesFields } from "./use-rules-fields";

/** First and last day of a part of every year. */
export function SeasonDays({
  fields,
  name,
  label,
  remove,
}: {
  fields: RulesFields<unknown>;
  name: string;
  label: string;
  remove: React.ReactNode;
}) {
  const error = fields.error(`${name}.from`) ?? fields.error(`${name}.to`);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2 text-sm">
        <span>From</span>
        <MonthDay fields={fields} name={`${name}.from`} label={`${label}: first`} />
        <span>to</span>
        <MonthDay fields={fields} name={`${name}.to`} label={`${label}: last`} />
        <span className="contents">{remove}</span>
      </div>
      {error && <p className="mt-1 text-sm font-semibold text-danger">{error}</p>}
    </>
  );
}
