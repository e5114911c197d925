/** Error message beside a form in a table row. */
export function PayoutProblem({ id, children }: { id: string; children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <span id={id} className="block max-w-80 text-sm whitespace-normal font-semibold text-danger">
      {children}
    </span>
  );
}
