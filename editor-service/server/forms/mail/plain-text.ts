import { decodeHTMLStrict } from 'entities';
import { escapeXml } from '#content-store/model/values/xml.ts';

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
