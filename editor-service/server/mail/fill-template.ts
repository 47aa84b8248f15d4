import { sanitiseRichText } from '#site/content/sanitise-rich-text.ts';
import { escapeMarkup } from './plain-text.ts';

/** Confirmations go to whoever an address was typed for: what a stranger wrote is echoed briefly. */
const MAX_ECHO = 200;

/**
 * Rich text with each `${name}` replaced by what was typed in that field, escaped and shortened, once: a value that
 * itself says `${other}` stays as it is. Names that are not among the values stay too.
 * `<p>Dear ${name}</p>` with `{name: 'A & B'}` → `<p>Dear A &amp; B</p>`
 */
export function fillTemplate(markup: string, values: Readonly<Record<string, string>>): string {
  const filled = sanitiseRichText(markup).replace(/\$\{([^{}]{1,100})\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? placeholder : escapeMarkup(value.slice(0, MAX_ECHO));
  });
  // Again, because a value may have landed in an address.
  return sanitiseRichText(filled);
}
