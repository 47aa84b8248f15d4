const HOSTS: ReadonlySet<string> = new Set([
  'player.flipsnack.com',
  'cdn.flipsnack.com',
  'www.flipsnack.com',
  'flipsnack.com',
]);
const ADDRESS = /^https:\/\/([a-z.]+)(\/[\w./-]*)?(\?[\w=&%+.-]*)?$/;

/** The address of a flipbook on a Flipsnack host; null for anything else. */
export function flipbookAddress(src: string): string | null {
  const [address, host = '', path = '/', query = ''] = ADDRESS.exec(src) ?? [];
  return address && HOSTS.has(host) ? `https://${host}${path}${query}` : null;
}
