import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  checkMarkedFields: "जिन खानों पर निशान है, उन्हें देखें।",
  invalid: () => "यह जानकारी सही नहीं है।",
  notStorable: "ऐसे अक्षर हटा दें जो सहेजे नहीं जा सकते।",
};
