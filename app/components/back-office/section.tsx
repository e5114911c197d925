export function Section({
  title,
  note,
  children,
}: {
  title: string;
  note?: string;
  children: React.ReactNode;
}) {
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="border-b-2 border-line pb-1 font-sans text-lg font-semibold">{title}</h2>
      {note !== undefined && <p className="mt-1 text-sm text-muted">{note}</p>}
      {children}
    </section>
  );
}
