import { decodeHTMLStrict } from 'entities';
import type { MailContent, MailFacts } from '#content-store/drafts/forms/mails.ts';
import { PLACEHOLDER } from '#content-store/model/forms/placeholders.ts';
import { escapeXml } from '#content-store/model/values/xml.ts';
import { sanitiseRichText } from '#site/content/sanitise-rich-text.ts';

/** Converts facts to text and markup, with a heading and a line for each; content that is already text is unchanged. */
export function inWords(content: MailContent | MailFacts): MailContent {
  if ('text' in content) return content;
  const { heading, lines, ...about } = content;
  return {
    text: [
      heading,
      '',
      ...lines.map(({ label, value, link = '' }) => `${label}: ${[value, link].filter(Boolean).join('\n')}`),
    ].join('\n'),
    html: `<h2>${escapeXml(heading)}</h2>${lines.map(paragraph).join('')}`,
    ...about,
  };
}

function paragraph({ label, value, link }: MailFacts['lines'][number]): string {
  const anchor = link && `<a href="${escapeXml(link)}">${escapeXml(link)}</a>`;
  return `<p><strong>${escapeXml(label)}</strong><br>${[value && asMarkup(value), anchor].filter(Boolean).join('<br>')}</p>`;
}

/** What the visitor typed, with its line breaks. */
const asMarkup = (value: string): string => escapeXml(value).replace(/\r?\n/g, '<br>');

/** A stranger can have a confirmation sent to any address, so only a little of what they wrote is repeated. */
const MAX_ECHO = 200;
const MAX_SUBJECT_ECHO = 60;

type Values = Readonly<Record<string, string>>;

/**
 * Rich text with each `${name}` replaced by what was typed in that field, escaped and shortened, once: a `${other}`
 * inside a value is not replaced. Names without a value are left out.
 * `<p>Dear ${name}</p>` with `{name: 'A & B'}` → `<p>Dear A &amp; B</p>`
 */
export function fillTemplate(markup: string, values: Values): string {
  const filled = fill(textOnly(markup), values, (value) => asMarkup(value.slice(0, MAX_ECHO)));
  // Again, because a value may have become part of an address.
  return sanitiseRichText(filled);
}

/** A mail shows no pictures of the library. */
const textOnly = (markup: string): string => sanitiseRichText(markup).replace(/<img [^<>]*>/g, '');

/** The same for a mail's subject: plain text on one line. `Enquiry of ${name}` → `Enquiry of Ben` */
export function fillSubject(subject: string, values: Values): string {
  return headerText(fill(subject, values, (value) => value.slice(0, MAX_SUBJECT_ECHO)));
}

const fill = (text: string, values: Values, written: (value: string) => string): string =>
  text.replace(PLACEHOLDER, (_, name: string) => (Object.hasOwn(values, name) ? written(values[name] ?? '') : ''));

/** Sanitised markup as text: a line for each paragraph, heading and list entry, with the targets of links. */
export function plainText(markup: string): string {
  const text = markup
    .replace(/<a [^>]*?href="(https?:[^"]*)"[^>]*>(.*?)<\/a>/gs, (_, href: string, text: string) =>
      text === href ? href : `${text} (${href})`,
    )
    .replace(/<li[^>]*>/g, '- ')
    .replace(/<br[^>]*>|<\/(?:li|ul|ol)>/g, '\n')
    .replace(/<\/(?:p|h\d|blockquote)>/g, '\n\n')
    .replace(/<[^>]*>/g, '');
  return decodeHTMLStrict(text)
    .replaceAll('\u00a0', ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Makes the links into the site absolute in sanitised markup: a mail has no base address. */
export function withSiteLinks(markup: string, siteUrl: string): string {
  const start = escapeXml(siteUrl.replace(/\/+$/, ''));
  return markup.replace(/(<a [^>]*?href=")(?=\/)/g, (opening) => `${opening}${start}`);
}

const MAX_SUBJECT = 200;

/** A text that is safe in a mail's header: one line without control characters, 200 characters at most. */
export function headerText(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, MAX_SUBJECT);
}
