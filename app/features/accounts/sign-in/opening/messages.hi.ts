import type { messages as english } from "./messages.en";

export const messages: typeof english = { opening: "खुल रहा है…" };
