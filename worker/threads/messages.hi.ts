import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  notFound: "यह बुकिंग नहीं मिली।",
  tooMany: "बहुत सारे संदेश हो गए। एक मिनट रुकें।",
  alreadyReported: "इन संदेशों की शिकायत पहले ही हो चुकी है। हम इन्हें देख रहे हैं।",
};
