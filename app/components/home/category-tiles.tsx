import { Link } from "react-router";
import { Icon } from "~/components/ui/icon";
import { categoryIcons } from "~/content/categories";
import { categories, categoryLabels, type Category } from "~/domain/tours/tour";
import { cn } from "~/lib/cn";

// One background per category, in light and dark mode; the text is the page's ink color.
const colours: Record<Category, string> = {
  "thrilling-adventures": "bg-[light-dark(#f8c9b4,#5a2617)]",
  "cultural-immersion": "bg-[light-dark(#f3c6cf,#541f36)]",
  "tropical-escapes": "bg-[light-dark(#bfe6dc,#0e4541)]",
  "heritage-tours": "bg-[light-dark(#ecd2b0,#4b3519)]",
  "gastronomic-journeys": "bg-[light-dark(#fbdc96,#57410c)]",
  "photo-expeditions": "bg-[light-dark(#cfd3f2,#2c3069)]",
  "wilderness-camping": "bg-[light-dark(#cfe3b4,#2c451c)]",
  "luxury-cruises": "bg-[light-dark(#bcdcef,#153f5c)]",
};

export function CategoryTiles() {
  return (
    <section aria-labelledby="categories" className="mt-20">
      <h2 id="categories" className="text-4xl">
        Explore by Category
      </h2>
      <ul className="mt-8 grid grid-cols-2 gap-4 sm:gap-6 lg:grid-cols-4">
        {categories.map((category) => (
          <li key={category} className="grid">
            <Link
              to={`/category/${category}`}
              prefetch="intent"
              className={cn(
                "group flex flex-col overflow-hidden rounded-card text-ink shadow-card",
                colours[category],
              )}
            >
              <span className="overflow-hidden">
                <img
                  src={`/illustrations/categories/${category}.svg`}
                  alt=""
                  width={400}
                  height={400}
                  loading="lazy"
                  className="aspect-[4/3] w-full object-cover transition-transform duration-200 group-hover:scale-[1.03]"
                />
              </span>
              <span className="flex flex-1 items-center gap-2.5 px-3 py-4 sm:px-4">
                <Icon name={categoryIcons[category]} className="size-5 shrink-0 max-sm:hidden" />
                <span className="font-display text-lg leading-tight group-hover:underline sm:text-xl">
                  {categoryLabels[category]}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
