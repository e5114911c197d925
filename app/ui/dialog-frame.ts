import { createContext } from "react";

/** True in a page that grows with what is in it, in a frame of another site: dialogs stand in the place of the page, not above it. */
export const InlineDialogs = createContext(false);
