import { createContext, use } from "react";

/** Whether the public page that is shown is only looked at: nothing of it books, keeps or asks. */
export const PreviewContext = createContext(false);

export function useIsPreview(): boolean {
  return use(PreviewContext);
}
