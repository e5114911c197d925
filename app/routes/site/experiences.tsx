import { Link } from "react-router";
import type { Route } from "./+types/experiences";
import { ListHead } from "~/features/site/list-head";
import { experienceMessages } from "~/content/experiences/messages";
import { experiencePictures, interestPictures } from "~/content/pictures";
import { experiences, interests } from "~/domain/tours/tour";
import { pageMeta } from "~/platform/pages/page-meta";

export function loader({ url }: Route.LoaderArgs) {
  return { canonical: new URL("/experiences", url).href };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title, intro } = experienceMessages();
  return pageMeta({ title, description: intro, canonical: loaderData?.canonical ?? "/experiences" });
}

export default function Experiences() {
  const m = experienceMessages();
  return (
    <>
      <ListHead title={m.title} intro={m.intro} picture="/illustrations/cards/majuli-island-satras.svg" />
      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        <Choices
          heading={m.whatToDo}
          choices={experiences.map((experience) => ({
            ...m.experiences[experience],
            path: `/experiences/${experience}`,
            picture: experiencePictures[experience],
          }))}
        />
        <Choices
          heading={m.withWhom}
          choices={interests.map((interest) => ({
            ...m.interests[interest],
            path: `/experiences/interest/${interest}`,
            picture: interestPictures[interest],
          }))}
        />
      </div>
    </>
  );
}

interface Choice {
  title: string;
  intro: string;
  path: string;
  picture: string;
}

function Choices({ heading, choices }: { heading: string; choices: Choice[] }) {
  return (
    <section className="mt-8">
      <h2 className="text-3xl">{heading}</h2>
      <ul className="even-rows mt-4 grid gap-4 sm:mt-6 sm:gap-6">
        {choices.map(({ title, intro, path, picture }) => (
          <li
            key={path}
            className="relative grid grid-cols-[8rem_1fr] overflow-hidden rounded-card bg-card card-shadow"
          >
            <img
              src={`/illustrations/cards/${picture}.svg`}
              alt=""
              width={400}
              height={500}
              loading="lazy"
              className="size-full object-cover"
            />
            <div className="p-4">
              <h3 className="font-display text-xl">
                <Link to={path} className="after:absolute after:inset-0">
                  {title}
                </Link>
              </h3>
              <p className="mt-1 text-base text-muted">{intro}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
