/** Percent-decodes an address, or a part of one; a malformed escape is returned unchanged: no such address exists. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
