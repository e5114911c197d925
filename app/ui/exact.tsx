/**
 * Text that a browser's translator must not change, in an element of its own: a date, an amount, a reference, a code, a number of
 * seats, a countdown. Where such a text is all that an element has, the element itself carries `translate="no"`.
 */
export function Exact({ children }: { children: string | number }) {
  return <span translate="no">{children}</span>;
}
