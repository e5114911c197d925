import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  user: { label: "यात्री", purpose: "टूर और यात्राएँ बुक करें" },
  tour_operator: { label: "टूर ऑपरेटर", purpose: "टूर डालें और बेचें" },
  admin: { label: "एडमिन", purpose: "प्लेटफ़ॉर्म सँभालें" },
};
