import { useState } from "react";
import { formatRupees } from "~/domain/money/money";
import { priceStep, topPrice, type PriceCount } from "~/domain/tours/tour-search";
import type { TourFilter } from "~/domain/search/tour-query";
import { readNumber } from "~/domain/typed-input/number";
import { RangeField } from "./range-field";

/** Rupees of one step of the handles. */
const handleStep = 500;

/** Prices as a histogram with two handles, and as two fields, which also work without JavaScript. */
export function PriceRange({
  filter: { minPrice, maxPrice },
  prices,
  error,
  commit,
}: {
  filter: TourFilter;
  prices: readonly PriceCount[];
  error: string | undefined;
  commit: (() => void) | undefined;
}) {
  const [low, setLow] = useGivenText(String(minPrice ?? ""));
  const [high, setHigh] = useGivenText(String(maxPrice ?? ""));

  const end = Math.min(topPrice, (prices.at(-1)?.from ?? 0) + priceStep);
  const from = Math.min(readNumber(low) ?? 0, end);
  const to = high === "" ? end : Math.max(from, Math.min(readNumber(high) ?? end, end));
  const tallest = Math.max(1, ...prices.map(({ count }) => count));
  const handle =
    "price-handle pointer-events-none absolute inset-x-0 bottom-0 h-5 w-full appearance-none bg-transparent";

  function handleProps(label: string, value: number) {
    return {
      type: "range",
      "aria-label": label,
      "aria-valuetext": formatRupees(value),
      min: 0,
      max: end,
      step: handleStep,
      value,
      onPointerUp: commit,
      onKeyUp: commit && (({ key }: React.KeyboardEvent) => /^(Arrow|Page|Home|End)/.test(key) && commit()),
      className: handle,
    };
  }

  return (
    <>
      {prices.length > 0 && (
        <div className="relative mx-0.5 h-20 noscript:hidden">
          <svg
            aria-hidden
            viewBox={`0 0 ${end} 100`}
            preserveAspectRatio="none"
            className="absolute inset-x-2.5 top-0 h-17 w-[calc(100%-1.25rem)]"
          >
            {prices.map((price) => {
              const height = Math.max(4, (price.count / tallest) * 100);
              const isInside = price.from + priceStep > from && (price.from < to || high === "");
              return (
                <rect
                  key={price.from}
                  x={Math.min(price.from, end - priceStep) + priceStep * 0.06}
                  y={100 - height}
                  width={priceStep * 0.88}
                  height={height}
                  className={isInside ? "fill-marigold" : "fill-line"}
                />
              );
            })}
          </svg>
          <div aria-hidden className="absolute inset-x-2.5 bottom-2.25 h-0.5 bg-line" />
          <div
            aria-hidden
            className="absolute inset-x-2.5 bottom-2.25 h-0.5 origin-left bg-vermilion"
            style={{ transform: `translateX(${(100 * from) / end}%) scaleX(${(to - from) / end})` }}
          />
          <input
            {...handleProps("Lowest price", from)}
            onChange={({ target }) => {
              const value = Math.min(Number(target.value), to);
              setLow(value === 0 ? "" : String(value));
            }}
          />
          <input
            {...handleProps("Highest price", to)}
            onChange={({ target }) => {
              const value = Math.max(Number(target.value), from);
              setHigh(value >= end ? "" : String(value));
            }}
          />
        </div>
      )}
      <div className="mt-2 grid grid-cols-2 gap-3">
        <RangeField
          name="minPrice"
          label="Price from (₹)"
          inputMode="numeric"
          value={low}
          onChange={({ target }) => setLow(target.value)}
          error={undefined}
        />
        <RangeField
          name="maxPrice"
          label="Price up to (₹)"
          inputMode="numeric"
          value={high}
          onChange={({ target }) => setHigh(target.value)}
          error={error}
        />
      </div>
    </>
  );
}

/** State of a field that a navigation may change while it stays mounted. */
function useGivenText(given: string) {
  const [state, setState] = useState({ given, text: given });
  if (state.given !== given) setState({ given, text: given });
  return [state.text, (text: string) => setState({ given, text })] as const;
}
