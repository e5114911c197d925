import { platformMessages } from "../messages";

/** Returns what `shareLink` returns once it has copied the link. */
export function linkCopied(): string {
  return platformMessages().linkCopied;
}

/**
 * Shares a link through the system's share sheet, or copies it where the browser has none.
 * @returns what to show the user; "" if the sheet has shown it
 */
export async function shareLink({ title, url }: { title: string; url: string }): Promise<string> {
  try {
    if (typeof navigator.share === "function") {
      await navigator.share({ title, url });
      return "";
    }
    await navigator.clipboard.writeText(url);
    return linkCopied();
  } catch (error) {
    // Closing the share sheet is no failure.
    if (error instanceof DOMException && error.name === "AbortError") return "";
    return platformMessages().copyThisLink(url);
  }
}
