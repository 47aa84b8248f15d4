/** In this order: many browsers also carry the names of those below them. */
const BROWSERS = { 'Edg/': 'Edge', 'OPR/': 'Opera', 'Firefox/': 'Firefox', 'Chrome/': 'Chrome', 'Safari/': 'Safari' };
const SYSTEMS = {
  ...{ Android: 'Android', iPhone: 'iPhone', iPad: 'iPad', Windows: 'Windows' },
  ...{ 'Mac OS': 'macOS', CrOS: 'ChromeOS', Linux: 'Linux' },
};

/** The device that a browser says it runs on, in words for its owner: `Firefox on Windows`; empty when it does not say. */
export function deviceName(userAgent = ''): string {
  const named = (names: Readonly<Record<string, string>>) =>
    Object.entries(names).find(([part]) => userAgent.includes(part))?.[1];
  return [named(BROWSERS), named(SYSTEMS)].filter(Boolean).join(' on ');
}
