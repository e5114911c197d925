const height = 32;
const width = 10;

/**
 * Amounts side by side, oldest first, as small bars; the last one, which is not over yet, in another colour. Decoration: words
 * beside it say what matters. What is below zero is shown as nothing.
 */
export function SparkBars({ amounts }: { amounts: readonly { name: string; amount: number }[] }) {
  const most = Math.max(1, ...amounts.map(({ amount }) => amount));
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${amounts.length * width} ${height}`}
      preserveAspectRatio="none"
      className="my-2 block h-8 w-full max-w-48"
    >
      {amounts.map(({ name, amount }, index) => {
        // A hair's breadth stands for nothing, so that each has its place.
        const tall = Math.max(1, (amount / most) * height);
        return (
          <rect
            key={name}
            x={index * width}
            y={height - tall}
            width={width - 3}
            height={tall}
            className={index === amounts.length - 1 ? "fill-marigold" : "fill-peacock"}
          />
        );
      })}
    </svg>
  );
}
