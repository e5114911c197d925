/** Low head of a page that lists tours or places: a stamp of a poster, the title and one line; beside them the search. */
export function ListHead({
  title,
  intro,
  picture,
  children,
}: {
  title: string;
  intro: string;
  /** URL of a poster. */
  picture: string;
  children?: React.ReactNode;
}) {
  return (
    <div className="border-b border-line bg-sunken">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-5 gap-y-2 px-4 py-3 sm:px-6 lg:min-h-25 lg:flex-nowrap">
        <img
          src={picture}
          alt=""
          width={400}
          height={500}
          className="h-19 w-auto rounded-xs border-3 border-card card-shadow max-sm:hidden"
        />
        <div className="min-w-0 flex-1">
          <h1 className="line-clamp-2 text-2xl wrap-anywhere sm:text-3xl">{title}</h1>
          <p className="mt-0.5 line-clamp-2 text-base leading-snug text-muted max-sm:sr-only">{intro}</p>
        </div>
        {children}
      </div>
    </div>
  );
}
