/**
 * Addresses that outsiders name and that we fetch: webhooks, calendar feeds. Only what the text says is checked; Cloudflare's network
 * decides what a name leads to (docs/security.md).
 */

const maxLength = 2000;

/** Scheme and authority alone: no user info, port or backslash, which parsers read differently. */
const plainAuthority = /^https:\/\/[^/?#@:\\]+(?::443)?(?:[/?#]|$)/i;

/** Labels as the URL standard writes them; the last has a letter first, as no number has. */
const publicName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Names that no public resolver knows (RFC 6761, 6762, 7686, 8375) or that networks use for themselves. */
const privateSuffixes =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|arpa|invalid|test|onion|alt)$/;

/**
 * Returns why we do not fetch an address, in words for the person who named it, or null. `URL` turns every notation of an IP address
 * (decimal, octal, hexadecimal, shortened, full-width, percent-encoded) into the usual one, which is refused.
 * @param ownOrigin ours, which is not fetched; null if unknown
 */
export function outsideAddressProblem(address: string, ownOrigin: string | null): string | null {
  const isPlain = address.length <= maxLength && !/[\s\p{Cc}\p{Cf}]/u.test(address);
  const url = isPlain ? URL.parse(address) : null;
  if (!url || url.protocol !== "https:") return "Please enter an address that starts with https://.";
  if (!plainAuthority.test(address) || url.port !== "")
    return "Please leave out user names, passwords and ports: we only use port 443.";
  const { hostname } = url;
  if (!publicName.test(hostname) || hostname.length > 253 || privateSuffixes.test(hostname))
    return "Please enter a public host name, such as hooks.example.com.";
  const own = ownOrigin === null ? null : new URL(ownOrigin).hostname;
  if (own !== null && (hostname === own || hostname.endsWith(`.${own}`)))
    return "Please enter an address on another site than this one.";
  return null;
}
