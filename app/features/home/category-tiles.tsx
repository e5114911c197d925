import { NamedIcon } from "~/ui/named-icon";
import { categoryIcons } from "~/content/categories";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";
import { tourMessages } from "~/domain/tours/messages";
import { categories, type Category } from "~/domain/tours/tour";
import { homeMessages } from "./messages";

const backgrounds: Record<Category, string> = {
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
    <section aria-labelledby="categories-title" className="mt-20">
      <h2 id="categories-title" className="text-4xl">
        {homeMessages().categories}
      </h2>
      <ul className="mt-8 grid grid-cols-2 gap-4 sm:gap-6 lg:grid-cols-4">
        {categories.map((category) => (
          <li key={category} className="grid">
            <a
              href={pathIn(currentLanguage(), `/category/${category}`)}
              className={`category-tile ${backgrounds[category]}`}
            >
              <img
                src={`/illustrations/categories/${category}.svg`}
                alt=""
                width={400}
                height={400}
                loading="lazy"
              />
              <span>
                <NamedIcon name={categoryIcons[category]} />
                <span>{tourMessages().categories[category]}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
