/** Returns the options of a select: each value with its label. */
export function named<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): (readonly [Value, string])[] {
  return values.map((value) => [value, labels[value]] as const);
}
