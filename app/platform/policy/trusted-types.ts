/** Rules of a policy: each returns the text if it may be used, or null. */
interface Rules {
  createHTML?: (html: string) => string | null;
  createScript?: (script: string) => string | null;
  createScriptURL?: (address: string) => string | null;
}

declare global {
  interface Window {
    /** Only in browsers with Trusted Types. */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: Rules,
      ): {
        createHTML(html: string): TrustedHTML;
        /** Typed as the text that it stands for: that is how TypeScript types where it goes. */
        createScript(script: string): string;
      };
    };
  }
}

/** Built files, which are also those of web workers, and the service workers. */
const ownScripts = /^\/(?:assets\/[\w.-]+|sw|push-sw)\.js$/;

/** Returns true for an address at which this site serves a script. */
export function isOwnScript(address: string, page: string): boolean {
  const { origin, pathname } = new URL(address, page);
  return origin === new URL(page).origin && ownScripts.test(pathname);
}

/** Returns true for HTML without elements, and for that with which React creates script elements, which then have no text. */
export function isHarmless(html: string): boolean {
  return !html.includes("<") || html === "<script></script>";
}

/**
 * Browsers with Trusted Types refuse plain text as HTML and as the address of a script (worker/platform/http/security-headers.ts). The default policy
 * decides what React and the browser's own interfaces are given; root.tsx loads it before anything renders.
 */
const { trustedTypes } = typeof window === "undefined" ? {} : window;
trustedTypes?.createPolicy("default", {
  createHTML: (html) => (isHarmless(html) ? html : null),
  createScriptURL: (address) => (isOwnScript(address, location.href) ? address : null),
});
const own = trustedTypes?.createPolicy("tour-bharat", { createHTML: (html) => html });

/** Marks HTML that our server wrote. Keep the result: React replaces what is in the element for each new one. */
export function trustedHtml(html: string): string | TrustedHTML {
  return own?.createHTML(html) ?? html;
}
