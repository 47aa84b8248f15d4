import type { MailContent, MailFacts } from '#content-store/drafts/forms/mails.ts';
import { escapeXml } from '#content-store/model/values/xml.ts';

/** Converts facts to text and markup, with a heading and a line for each; content that is already text is unchanged. */
export function inWords(content: MailContent | MailFacts): MailContent {
  if ('text' in content) return content;
  const { heading, lines, replyTo, copyTo } = content;
  return {
    text: [heading, '', ...lines.map(({ label, value }) => `${label}: ${value}`)].join('\n'),
    html: `<h2>${escapeXml(heading)}</h2>${lines.map(paragraph).join('')}`,
    replyTo,
    copyTo,
  };
}

function paragraph({ label, value }: MailFacts['lines'][number]): string {
  return `<p><strong>${escapeXml(label)}</strong><br>${escapeXml(value).replace(/\r?\n/g, '<br>')}</p>`;
}
