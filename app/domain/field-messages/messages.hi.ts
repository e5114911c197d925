import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  checkMarked: "जिन खानों पर निशान है, उन्हें जाँच लें।",
  notPlainText: "इसमें ऐसे निशान हैं जो सहेजे नहीं जा सकते। उन्हें हटा दें।",
};
