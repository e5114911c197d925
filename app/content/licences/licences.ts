import { credits } from "@tour-bharat/illustrations/credits";

type Group = "silhouettes" | "map" | "fonts" | "icons" | "scripts";
type Use =
  | "silhouettes"
  | "map"
  | "headings"
  | "text"
  | "names"
  | "chineseNames"
  | "icons"
  | "passwords"
  | "styles";

/** Third-party works. CC BY requires author, license, source and changes. */
export interface LicensedWork {
  name: string;
  author: string;
  /** How we use and changed it: a message. */
  use: Use;
  licence: string;
  licenceText: string;
  source: string;
}

const licenceTexts = {
  "CC BY 3.0": "https://creativecommons.org/licenses/by/3.0/",
  "CC BY 4.0": "https://creativecommons.org/licenses/by/4.0/",
  "OFL 1.1": "https://openfontlicense.org/open-font-license-official-text/",
  ISC: "https://opensource.org/license/isc-license-txt",
  MIT: "https://opensource.org/license/mit",
} as const;

function work(
  licence: keyof typeof licenceTexts,
  texts: Omit<LicensedWork, "licence" | "licenceText">,
): LicensedWork {
  return { ...texts, licence, licenceText: licenceTexts[licence] };
}

export const licensedWorks: { group: Group; works: LicensedWork[] }[] = [
  {
    group: "silhouettes",
    works: Object.values(credits).map(({ icon, author, licence, source }) =>
      work(licence, {
        name: `“${icon}”, game-icons.net`,
        author,
        use: "silhouettes",
        source,
      }),
    ),
  },
  {
    group: "map",
    works: [
      work("CC BY 4.0", {
        name: "Map of India, @svg-maps/india",
        author: "MapSVG, packaged by Victor Cazanave",
        use: "map",
        source: "https://github.com/VictorCazanave/svg-maps/tree/master/packages/india",
      }),
    ],
  },
  {
    group: "fonts",
    works: [
      work("OFL 1.1", {
        name: "Rozha One",
        author: "Indian Type Foundry",
        use: "headings",
        source: "https://github.com/itfoundry/rozha",
      }),
      work("OFL 1.1", {
        name: "Mukta",
        author: "Girish Dalvi and Ek Type",
        use: "text",
        source: "https://github.com/EkType/Mukta",
      }),
      work("OFL 1.1", {
        name: "Noto Sans, Noto Serif Tibetan and Noto Naskh Arabic",
        author: "The Noto Project Authors",
        use: "names",
        source: "https://notofonts.github.io/",
      }),
      work("OFL 1.1", {
        name: "Noto Sans SC, JP and KR",
        author: "Adobe, as Source Han Sans",
        use: "chineseNames",
        source: "https://github.com/notofonts/noto-cjk",
      }),
    ],
  },
  {
    group: "icons",
    works: [
      work("ISC", {
        name: "Lucide",
        author: "Lucide contributors, and Cole Bemis for icons from Feather (MIT)",
        use: "icons",
        source: "https://lucide.dev/license",
      }),
    ],
  },
  {
    group: "scripts",
    works: [
      work("MIT", {
        name: "zxcvbn-ts",
        author: "Dan Wheeler, Dropbox and MrWook",
        use: "passwords",
        source: "https://github.com/zxcvbn-ts/zxcvbn",
      }),
      work("MIT", {
        name: "Tailwind CSS",
        author: "Tailwind Labs",
        use: "styles",
        source: "https://github.com/tailwindlabs/tailwindcss",
      }),
    ],
  },
];
