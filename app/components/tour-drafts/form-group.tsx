export function FormGroup({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string;
  children: React.ReactNode;
}) {
  return (
    <fieldset className="grid gap-4 rounded-card border border-line bg-card p-4 sm:grid-cols-2">
      <legend className="float-left font-display text-xl sm:col-span-2">{title}</legend>
      {hint && <p className="text-sm text-muted sm:col-span-2">{hint}</p>}
      {children}
    </fieldset>
  );
}
