/**
 * Prefixes every link of type `file` in the value with the file base, at any depth. Addresses
 * with a host are unchanged, and so is everything if there is no base.
 */
export function withFileBase<Value>(value: Value, fileBaseUrl: string): Value {
  if (fileBaseUrl === '' || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withFileBase(item, fileBaseUrl)) as Value;
  const entries = Object.entries(value).map(([key, child]) => [key, withFileBase(child, fileBaseUrl)]);
  const copy: Record<string, unknown> = Object.fromEntries(entries);
  if (isFileLink(copy)) copy.href = `${fileBaseUrl.replace(/\/$/, '')}/${copy.href.replace(/^\//, '')}`;
  return copy as Value;
}

/** A path, with a leading slash or, as typed before addresses were understood, without. */
function isFileLink(value: Record<string, unknown>): value is { type: 'file'; href: string } {
  const { type, href } = value;
  return type === 'file' && typeof href === 'string' && /^(?!\/\/|#|[a-z][a-z0-9+.-]*:)./i.test(href);
}
