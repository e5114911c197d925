/** A page of the back office or the operators' portal: dense and calm. */
export function BackOfficePage({
  title,
  intro,
  children,
}: {
  title: string;
  /** What the page shows, and of what. */
  intro?: React.ReactNode;
  children: React.ReactNode;
}) {
  return (
    <div className="mx-auto max-w-7xl px-4 py-6 text-[0.95rem] sm:px-6">
      <h1 className="text-3xl wrap-anywhere">{title}</h1>
      {intro !== undefined && <p className="mt-1 max-w-3xl text-muted">{intro}</p>}
      {children}
    </div>
  );
}

/** Where a list would stand that holds nothing. */
export function EmptyList({ children }: { children: React.ReactNode }) {
  return (
    <p className="mt-4 rounded-card border border-line bg-card p-10 text-center text-muted">{children}</p>
  );
}
