const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Sanitised markup as text: a line for each paragraph, heading and list entry, with the targets of links. */
export function plainText(markup: string): string {
  return markup
    .replace(/<a [^>]*?href="(https?:[^"]*)"[^>]*>(.*?)<\/a>/gs, (_, href: string, text: string) =>
      text === href ? href : `${text} (${href})`,
    )
    .replace(/<li[^>]*>/g, '- ')
    .replace(/<br[^>]*>|<\/(?:li|ul|ol)>/g, '\n')
    .replace(/<\/(?:p|h\d|blockquote)>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Makes the links into the site absolute in sanitised markup: a mail has no base address. */
export function withSiteLinks(markup: string, siteUrl: string): string {
  const start = escapeMarkup(siteUrl.replace(/\/+$/, ''));
  return markup.replace(/(<a [^>]*?href=")(?=\/)/g, (opening) => `${opening}${start}`);
}

/** Text as markup. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

const MAX_SUBJECT = 200;

/** A text that is safe in a mail's header: one line without control characters, 200 characters at most. */
export function headerText(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, MAX_SUBJECT);
}
