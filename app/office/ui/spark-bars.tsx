const height = 32;
const width = 10;

/**
 * Decorative bar chart of amounts, oldest first. The last bar, a period not over yet, has another color. Negative amounts
 * are drawn as zero.
 * @param isAhead true for periods to come: the first bar has the other color
 */
export function SparkBars({
  amounts,
  isAhead = false,
  className = "my-2 h-8",
}: {
  amounts: readonly { name: string; amount: number }[];
  isAhead?: boolean;
  className?: string;
}) {
  const max = Math.max(1, ...amounts.map(({ amount }) => amount));
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${amounts.length * width} ${height}`}
      preserveAspectRatio="none"
      className={`block w-full ${className}`}
    >
      {amounts.map(({ name, amount }, index) => {
        // Zero is drawn as a hairline, so that each amount is visible.
        const tall = Math.max(1, (amount / max) * height);
        return (
          <rect
            key={name}
            x={index * width}
            y={height - tall}
            width={width - 3}
            height={tall}
            className={index === (isAhead ? 0 : amounts.length - 1) ? "fill-marigold" : "fill-peacock"}
          />
        );
      })}
    </svg>
  );
}
