import { ArrowDown } from "lucide";
import { Icon } from "~/ui/icon";
import { homeMessages } from "./messages";

/**
 * Headline above a panorama of India, 600 px high (specification 1, section 9); on phones the panorama comes first. The search
 * form overlaps its lower edge.
 * @param panorama season and light in India
 */
export function HomeHero({ panorama }: { panorama: string }) {
  const m = homeMessages().hero;
  return (
    <section className="flex flex-col max-md:pb-16 md:min-h-[600px]">
      <div className="mx-auto w-full max-w-7xl px-4 py-5 sm:px-6 md:pt-8 md:pb-6">
        <h1 className="text-4xl sm:text-6xl xl:text-7xl">{m.title}</h1>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-10 gap-y-1">
          <p className="max-w-2xl text-muted sm:text-xl">{m.text}</p>
          <a
            href="#search"
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-peacock underline underline-offset-4"
          >
            {m.begin}
            <Icon icon={ArrowDown} className="size-4.5" />
          </a>
        </div>
      </div>
      <div className="relative max-md:-order-1 max-md:h-40 md:grow">
        <img
          src={`/illustrations/panorama/${panorama}.svg`}
          alt=""
          width={1920}
          height={640}
          fetchPriority="high"
          className="absolute inset-0 size-full object-cover object-[60%_95%]"
        />
      </div>
    </section>
  );
}
