export function Section({
  id,
  title,
  note,
  children,
}: {
  /** Anchor for links. */
  id?: string;
  title: string;
  note?: string;
  children: React.ReactNode;
}) {
  return (
    <section
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-label={title}
      className="min-w-0 scroll-mt-20 outline-none"
    >
      <h2 className="border-b border-line pb-1 font-sans text-base font-semibold">{title}</h2>
      {note !== undefined && <p className="mt-1 text-sm text-muted">{note}</p>}
      {children}
    </section>
  );
}
