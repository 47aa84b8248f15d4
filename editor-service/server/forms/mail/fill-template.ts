import { escapeXml } from '#content-store/model/values/xml.ts';
import { sanitiseRichText } from '#site/content/sanitise-rich-text.ts';
import { headerText } from './plain-text.ts';

/** A stranger can have a confirmation sent to any address, so only a little of what they wrote is repeated. */
const MAX_ECHO = 200;
const MAX_SUBJECT_ECHO = 60;

type Values = Readonly<Record<string, string>>;

/**
 * Rich text with each `${name}` replaced by what was typed in that field, escaped and shortened, once: a `${other}`
 * inside a value is not replaced. Unknown names stay as they are.
 * `<p>Dear ${name}</p>` with `{name: 'A & B'}` → `<p>Dear A &amp; B</p>`
 */
export function fillTemplate(markup: string, values: Values): string {
  const filled = fill(textOnly(markup), values, (value) => escapeXml(value.slice(0, MAX_ECHO)));
  // Again, because a value may have become part of an address.
  return sanitiseRichText(filled);
}

/** A mail shows no pictures of the library. */
const textOnly = (markup: string): string => sanitiseRichText(markup).replace(/<img [^<>]*>/g, '');

/** The same for a mail's subject: plain text on one line. `Enquiry of ${name}` → `Enquiry of Ben` */
export function fillSubject(subject: string, values: Values): string {
  return headerText(fill(subject, values, (value) => value.slice(0, MAX_SUBJECT_ECHO)));
}

function fill(text: string, values: Values, written: (value: string) => string): string {
  return text.replace(/\$\{([^{}]{1,100})\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? placeholder : written(value);
  });
}
