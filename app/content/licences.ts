import { credits } from "@tour-bharat/illustrations/credits";

/** Third-party works. CC BY requires author, license, source and changes. */
interface LicensedWork {
  name: string;
  author: string;
  /** How we use and changed it, as a sentence. */
  use: string;
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

export const licensedWorks: { title: string; works: LicensedWork[] }[] = [
  {
    title: "Silhouettes in the illustrations",
    works: Object.values(credits).map(({ icon, author, licence, source }) =>
      work(licence, {
        name: `“${icon}”, game-icons.net`,
        author,
        use: "Coloured and sized for our scenes.",
        source,
      }),
    ),
  },
  {
    title: "Map",
    works: [
      work("CC BY 4.0", {
        name: "Map of India, @svg-maps/india",
        author: "MapSVG, packaged by Victor Cazanave",
        use: "Outlines of the states, simplified and coloured by us. It is older than Ladakh: one shape stands for Jammu and Kashmir and for Ladakh.",
        source: "https://github.com/VictorCazanave/svg-maps/tree/master/packages/india",
      }),
    ],
  },
  {
    title: "Fonts",
    works: [
      work("OFL 1.1", {
        name: "Rozha One",
        author: "Indian Type Foundry",
        use: "Headings.",
        source: "https://github.com/itfoundry/rozha",
      }),
      work("OFL 1.1", {
        name: "Mukta",
        author: "Girish Dalvi and Ek Type",
        use: "Text.",
        source: "https://github.com/EkType/Mukta",
      }),
      work("OFL 1.1", {
        name: "Noto Sans, Noto Serif Tibetan and Noto Naskh Arabic",
        author: "The Noto Project Authors",
        use: "Names in vouchers, invoices and statements, in the scripts that Mukta lacks.",
        source: "https://notofonts.github.io/",
      }),
      work("OFL 1.1", {
        name: "Noto Sans SC, JP and KR",
        author: "Adobe, as Source Han Sans",
        use: "Names in Chinese, Japanese and Korean in these documents.",
        source: "https://github.com/notofonts/noto-cjk",
      }),
    ],
  },
  {
    title: "Icons",
    works: [
      work("ISC", {
        name: "Lucide",
        author: "Lucide contributors, and Cole Bemis for icons from Feather (MIT)",
        use: "Signs in menus, lists and forms.",
        source: "https://lucide.dev/license",
      }),
    ],
  },
  {
    title: "Beside the scripts of pages",
    works: [
      work("MIT", {
        name: "zxcvbn-ts",
        author: "Dan Wheeler, Dropbox and MrWook",
        use: "Judges new passwords, in a script of its own.",
        source: "https://github.com/zxcvbn-ts/zxcvbn",
      }),
      work("MIT", {
        name: "Tailwind CSS",
        author: "Tailwind Labs",
        use: "Basic rules of our style sheets.",
        source: "https://github.com/tailwindlabs/tailwindcss",
      }),
    ],
  },
];
