import { createContext, use } from "react";

/** True on a preview of a public page, where booking, wishlist and questions are disabled. */
export const PreviewContext = createContext(false);

export function useIsPreview(): boolean {
  return use(PreviewContext);
}
