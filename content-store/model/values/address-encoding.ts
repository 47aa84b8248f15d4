const UNSAFE = /%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9\-._~:/?#[\]@!&'()*+,;=%]/gu;

/**
 * An address as servers can send it: everything RFC 3986 does not allow is percent-encoded, and so is `$`, which servers
 * expand in their configuration. `/größe {1}` → `/gr%C3%B6%C3%9Fe%20%7B1%7D`
 */
export function asciiAddress(address: string): string {
  return address.toWellFormed().replace(UNSAFE, encodeURIComponent);
}

/** Percent-decodes an address, or a part of one; a malformed escape is returned unchanged: no such address exists. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** The path of a request, or a part of one, as addresses are stored: decoded once, and composed (NFC). */
export const decodedPath = (path: string): string => decoded(path).toWellFormed().normalize('NFC');

/** A path as people read it: with the letters of all scripts, anything else stays encoded. `/%C3%BC%20a` → `/ü%20a` */
export const readablePath = (path: string): string =>
  path
    .replace(/(?:%[89a-f][0-9a-f])+/gi, (escapes) =>
      decoded(escapes).replace(/[^\p{L}\p{M}\p{N}%]/gu, encodeURIComponent),
    )
    .normalize('NFC');

/** True for an address with a user name or password: it must not be published. */
export function hasCredentials(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { username, password } = new URL(url);
  return username !== '' || password !== '';
}
