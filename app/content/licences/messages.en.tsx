import type { LicensedWork } from "./licences";

/** The page of licenses and credits, with how we use each work. */
export const messages = {
  title: "Licenses and credits",
  description: "Third-party fonts, icons, silhouettes and map data used by Tour Bharat, with their licenses.",
  lead: "Tour pictures without a credit are drawn by our own illustrator or taken by our operators and their guests. This page credits the third-party work we use.",
  software: (notices: string) => (
    <p className="mt-3 max-w-2xl">
      The licenses of the software in our pages are in{" "}
      <a href={notices} className="text-peacock underline">
        a file of their own
      </a>
      .
    </p>
  ),
  photographs: "Photographs of tours",
  scaled: "Scaled for our pages.",
  /** The line below a work's name. */
  credit: ({ author, use, name, licence, licenceText, source }: LicensedWork) => (
    <p className="text-base text-muted">
      <span>{`${author}. ${messages.uses[use]}`}</span>{" "}
      <a href={licenceText} rel="license" className="text-peacock underline">
        {licence}
      </a>
      {", "}
      <a href={source} className="text-peacock underline">
        source<span className="sr-only">{` of ${name}`}</span>
      </a>
      .
    </p>
  ),
  groups: {
    silhouettes: "Silhouettes in the illustrations",
    map: "Map",
    fonts: "Fonts",
    icons: "Icons",
    scripts: "Beside the scripts of pages",
  },
  uses: {
    silhouettes: "Coloured and sized for our scenes.",
    map: "Outlines of the states, simplified and coloured by us. It is older than Ladakh: one shape stands for Jammu and Kashmir and for Ladakh.",
    headings: "Headings.",
    text: "Text.",
    names: "Names in vouchers, invoices and statements, in the scripts that Mukta lacks.",
    chineseNames: "Names in Chinese, Japanese and Korean in these documents.",
    icons: "Signs in menus, lists and forms.",
    passwords: "Judges new passwords, in a script of its own.",
    styles: "Basic rules of our style sheets.",
  },
};
