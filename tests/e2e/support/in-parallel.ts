/** Runs an action for every item, a few concurrently. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  action: (item: Item) => Promise<void>,
  lanes = 6,
): Promise<void> {
  const rest = [...items][Symbol.iterator]();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const item of rest) await action(item);
    }),
  );
}
