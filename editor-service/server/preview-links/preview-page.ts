import type { PreviewLink } from '#content-store/drafts/content/preview-links.ts';
import { escapeXml } from '#content-store/model/values/xml.ts';

const STYLES = '<link rel="stylesheet" href="/_editor/shared-preview.css">';

/** A rendered page with a line at its end that says what it is. */
export function withPreviewNote(html: string, { createdBy, expiresAt }: PreviewLink): string {
  const until = new Date(expiresAt).toISOString().slice(0, 10);
  const note = `${STYLES}<aside class="shared-preview" aria-label="About this preview">Draft, shown by ${escapeXml(createdBy)} until <time datetime="${expiresAt}">${until}</time></aside>`;
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html + note : html.slice(0, end) + note + html.slice(end);
}

/** The page at a link that is of no use any more. */
export const expiredPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>This preview is no longer available</title>${STYLES}</head><body class="shared-preview-expired"><main><h1>This preview is no longer available</h1><p>The link has expired, was withdrawn, or its page was deleted. Ask the person who sent it for a new one.</p></main></body></html>`;
