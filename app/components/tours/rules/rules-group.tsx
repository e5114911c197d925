export function RulesGroup({
  title,
  hint,
  error,
  children,
}: {
  title: string;
  hint?: string;
  /** Error about the group as a whole. */
  error?: string | undefined;
  children: React.ReactNode;
}) {
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-card border border-line bg-card p-4">
      <legend className="float-left font-semibold">{title}</legend>
      {hint && <p className="text-sm text-muted">{hint}</p>}
      {error && (
        <p tabIndex={-1} className="text-sm font-semibold text-bad">
          {error}
        </p>
      )}
      {children}
    </fieldset>
  );
}
