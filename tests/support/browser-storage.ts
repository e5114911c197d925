/** A browser's storage, in memory. */
export function browserStorage(entries: Iterable<readonly [string, string]> = []): Storage {
  const values = new Map<string, string>(entries);
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}
