/** Layout of an admin or operator page. */
export function BackOfficePage({
  title,
  intro,
  aside,
  children,
}: {
  title: string;
  intro?: React.ReactNode;
  /** Beside the title. */
  aside?: React.ReactNode;
  children: React.ReactNode;
}) {
  return (
    <div className="px-4 py-4 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl wrap-anywhere">{title}</h1>
        {aside}
      </div>
      {intro && <p className="mt-1 max-w-3xl text-muted">{intro}</p>}
      {children}
    </div>
  );
}

export function EmptyList({ children }: { children: React.ReactNode }) {
  return (
    <p className="mt-4 rounded-card border border-line bg-card p-10 text-center text-muted">{children}</p>
  );
}
