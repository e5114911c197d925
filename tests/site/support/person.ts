/** The password that forms set. */
export const newPassword = "lamp river monsoon 44";

/** Milliseconds for an answer, on a busy machine. */
const maxWait = 60_000;

/** An answer, as a browser without scripts gets it. */
export interface Answer {
  status: number;
  url: URL;
  type: string;
  body: Buffer;
  location: URL | null;
  /** True if it began or ended a session. */
  changesSession: boolean;
}

interface Sent {
  method?: string;
  body?: URLSearchParams | FormData | string;
  headers?: Record<string, string>;
}

export type Person = ReturnType<typeof createPerson>;

let addresses = 0;

/** Another caller's address each time: the limits are on, and a crawl is many people. */
function nextAddress(): string {
  addresses += 1;
  return `198.18.${Math.floor(addresses / 250) % 250}.${(addresses % 250) + 1}`;
}

/**
 * Creates a person with cookies, who opens pages and sends forms without scripts.
 * @param email of a demo account, null for a guest
 */
export function createPerson(origin: string, email: string | null) {
  const cookies = new Map<string, string>();
  let password = "Bharat-Tours-2026";

  async function send(url: URL, { method = "GET", body, headers }: Sent = {}): Promise<Answer> {
    const options: RequestInit = {
      method,
      ...(body !== undefined && { body }),
      redirect: "manual",
      signal: AbortSignal.timeout(maxWait),
      headers: {
        Accept: "text/html,application/xhtml+xml,*/*;q=0.8",
        // The server may close an idle connection just as it is used again.
        Connection: "close",
        "CF-Connecting-IP": nextAddress(),
        "Sec-Fetch-Site": "same-origin",
        ...(cookies.size > 0 && { Cookie: [...cookies].map((pair) => pair.join("=")).join("; ") }),
        ...headers,
      },
    };
    const response = await fetch(url, options);
    for (const cookie of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (cookie.split(";", 1)[0] ?? "").split(/=(.*)/s);
      if (value === "" || /max-age=0\b/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const location = response.headers.get("Location");
    return {
      status: response.status,
      url,
      type: response.headers.get("Content-Type") ?? "",
      body: Buffer.from(await response.arrayBuffer()),
      location: location === null ? null : new URL(location, url),
      changesSession: response.headers.getSetCookie().some((cookie) => /session_token=/.test(cookie)),
    };
  }

  return {
    isGuest: email === null,
    /** Returns true if they are signed in, or for a guest, not. */
    isThemselves: () =>
      [...cookies.keys()].some((name) => name.endsWith("session_token")) === (email !== null),
    open: (url: URL) => send(url),
    post: (url: URL, body: URLSearchParams | FormData) =>
      send(url, { method: "POST", body, headers: { Origin: origin } }),
    /** The password of their account: the demo accounts', or the one that a form set. */
    password: () => password,
    /** Signs in again, or forgets all cookies of a guest. @returns false if the account is gone */
    async begin(): Promise<boolean> {
      for (const each of [password, newPassword]) {
        cookies.clear();
        if (email === null) return true;
        const body = JSON.stringify({ email, password: each });
        const headers = { Origin: origin, "Content-Type": "application/json" };
        const url = new URL("/api/auth/sign-in/email", origin);
        // The second only if the first is no longer the password.
        // oxlint-disable-next-line no-await-in-loop
        const { status } = await send(url, { method: "POST", body, headers });
        password = each;
        if (status === 200) return true;
      }
      return false;
    },
  };
}
