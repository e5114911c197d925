import { NamedIcon } from "~/ui/named-icon";
import { categoryIcons } from "~/content/categories";
import { categories, categoryLabels } from "~/domain/tours/tour";

export function CategoryTiles() {
  return (
    <section aria-labelledby="categories-title" className="mt-20">
      <h2 id="categories-title" className="text-4xl">
        Explore by Category
      </h2>
      <ul className="mt-8 grid grid-cols-2 gap-4 sm:gap-6 lg:grid-cols-4">
        {categories.map((category) => (
          <li key={category} className="grid">
            <a href={`/category/${category}`} className={`category-tile is-${category}`}>
              <img
                src={`/illustrations/categories/${category}.svg`}
                alt=""
                width={400}
                height={400}
                loading="lazy"
              />
              <span>
                <NamedIcon name={categoryIcons[category]} />
                <span>{categoryLabels[category]}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
