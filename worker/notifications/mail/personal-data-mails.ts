import { renderMail } from "./mail-template";
import type { Mail } from "./mailer";

/** Sends the link to the data stored about an address. @param hours how long the link works */
export function personalDataMail({ to, url, hours }: { to: string; url: string; hours: number }): Mail {
  return {
    to,
    subject: "Your data at Tour Bharat",
    ...renderMail({
      preheader: `The link works for ${hours} hours.`,
      heading: "Your data at Tour Bharat",
      paragraphs: [
        "You asked what we store about this e-mail address. The page shows it, lets you download it, and erases it if you wish.",
        `The link works for ${hours} hours. Don't pass it on: anyone who opens it sees your data.`,
      ],
      action: { label: "See my data", url },
      footnote:
        "If you didn't ask for this, ignore this mail. Nothing changes unless the link is opened and used.",
    }),
  };
}
