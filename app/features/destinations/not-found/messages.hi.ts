import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  title: "यह जगह नहीं मिली",
  detail: "माफ़ कीजिए, इस जगह की कोई जानकारी हमारे पास नहीं है।",
};
