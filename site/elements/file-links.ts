/**
 * Prefixes every link of type `file` in the value with the file base, at any depth (specification §2 Links). Addresses
 * with a host are unchanged, and so is everything if there is no base.
 */
export function withFileBase<Value>(value: Value, fileBaseUrl: string): Value {
  if (fileBaseUrl === '' || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withFileBase(item, fileBaseUrl)) as Value;
  const entries = Object.entries(value).map(([key, child]) => [key, withFileBase(child, fileBaseUrl)]);
  const copy: Record<string, unknown> = Object.fromEntries(entries);
  if (isFileLink(copy)) copy.href = `${fileBaseUrl.replace(/\/$/, '')}${String(copy.href)}`;
  return copy as Value;
}

function isFileLink({ type, href }: Record<string, unknown>): boolean {
  return type === 'file' && typeof href === 'string' && /^\/(?!\/)/.test(href);
}
