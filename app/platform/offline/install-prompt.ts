/** Event with which Chromium offers to install the site. Not part of TypeScript's DOM library. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
}

declare global {
  interface Window {
    /** Stored by the inline script of app/entry.server.tsx, because the event comes before the page's scripts. */
    installPrompt?: InstallPromptEvent | null;
  }
}

const changed = ["installable", "appinstalled"];

/** Returns true while the browser offers to install the site. */
export function isInstallable(): boolean {
  return window.installPrompt != null;
}

export function subscribeToInstallable(onChange: () => void): () => void {
  for (const type of changed) window.addEventListener(type, onChange);
  return () => {
    for (const type of changed) window.removeEventListener(type, onChange);
  };
}

/** Opens the browser's own dialog. It opens once; the browser may offer it again on another page. */
export async function install(): Promise<void> {
  const { installPrompt } = window;
  window.installPrompt = null;
  window.dispatchEvent(new Event("installable"));
  await installPrompt?.prompt();
}
