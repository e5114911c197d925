import { Link } from "react-router";
import { PreviewContext } from "~/platform/pages/use-preview";
import type { LoadedTourPage } from "~/features/tours/load-tour-page";
import { TourPage } from "~/features/tours/tour-page";

/** Preview of a tour's page, with a link back to where the tour is edited. */
export function TourPreview({
  page,
  back,
  decision,
}: {
  page: LoadedTourPage;
  back: { to: string; label: string };
  /** Form that decides on the tour. It stays in sight while the page is read. */
  decision?: React.ReactNode;
}) {
  return (
    <>
      <aside
        aria-label="Preview"
        className="sticky top-(--office-top) z-20 flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-warning-subtle px-4 py-2 text-sm text-warning sm:px-6"
      >
        <p>
          <strong>This is a preview.</strong> Booking, wishlist and live availability are disabled.
        </p>
        <Link to={back.to} className="py-1 font-semibold underline underline-offset-4">
          {back.label}
        </Link>
        {decision}
      </aside>
      <PreviewContext value={true}>
        <div data-site>
          <TourPage key={page.tour.slug} {...page} structuredData={[]} />
        </div>
      </PreviewContext>
    </>
  );
}
