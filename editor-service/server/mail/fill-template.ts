import { sanitiseRichText } from '#site/content/sanitise-rich-text.ts';
import { escapeMarkup } from './plain-text.ts';

/** A stranger can have a confirmation sent to any address, so only a little of what they wrote is repeated. */
const MAX_ECHO = 200;

/**
 * Rich text with each `${name}` replaced by what was typed in that field, escaped and shortened, once: a `${other}`
 * inside a value is not replaced. Unknown names stay as they are.
 * `<p>Dear ${name}</p>` with `{name: 'A & B'}` → `<p>Dear A &amp; B</p>`
 */
export function fillTemplate(markup: string, values: Readonly<Record<string, string>>): string {
  const filled = sanitiseRichText(markup).replace(/\$\{([^{}]{1,100})\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? placeholder : escapeMarkup(value.slice(0, MAX_ECHO));
  });
  // Again, because a value may have become part of an address.
  return sanitiseRichText(filled);
}
