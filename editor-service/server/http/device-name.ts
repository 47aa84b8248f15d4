/** In this order: many browsers also carry the names of those behind them, and telephones those of other systems. */
const BROWSERS = ['Edg', 'OPR', 'FxiOS', 'Firefox', 'CriOS', 'Chrome', 'Safari'];
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'CrOS', 'Linux'];
const NAMES: Readonly<Record<string, string>> = {
  Edg: 'Edge',
  OPR: 'Opera',
  FxiOS: 'Firefox',
  CriOS: 'Chrome',
  'Mac OS': 'macOS',
  CrOS: 'ChromeOS',
};

/** The device that a browser says it runs on, in words for its owner: `Firefox on Windows`; empty when it does not say. */
export function deviceName(userAgent = ''): string {
  const found = [BROWSERS, SYSTEMS].map((parts) => parts.find((part) => userAgent.includes(part)));
  return found.flatMap((part) => (part ? (NAMES[part] ?? part) : [])).join(' on ');
}
