import { Link } from "react-router";
import { buttonClasses } from "~/components/ui/button";

/** Empty state of the next trip, with a panorama for the time of day in India. */
export function NoTrip({ panorama }: { panorama: string }) {
  return (
    <section
      aria-labelledby="no-trip"
      className="relative isolate mt-8 flex min-h-[26rem] flex-col items-start justify-end overflow-hidden rounded-card bg-night p-6 text-on-night sm:p-10"
    >
      <img
        src={`/illustrations/panorama/${panorama}.svg`}
        alt=""
        width={1600}
        height={640}
        className="absolute inset-0 -z-10 size-full object-cover object-[68%_50%]"
      />
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-night/90 via-night/60 to-night/20" />
      <h2 id="no-trip" className="text-5xl sm:text-6xl">
        Where to next?
      </h2>
      <p className="mt-3 max-w-xl text-lg">
        You have no upcoming trip. When you book one, its countdown appears here, with what to bring and where
        we meet.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link
          to="/tours"
          className={buttonClasses("primary", "bg-[#b8321a] text-[#fffaf0] hover:bg-[#96260f]")}
        >
          Find a tour
        </Link>
        <Link to="/destinations" className={buttonClasses("secondary")}>
          All destinations
        </Link>
      </div>
    </section>
  );
}
