import type { PageHead } from './page-head.ts';

const NO_CARD = { title: '', description: '', image: '' };

/** The head of a page without content (error, health): a title and noindex. */
export function noticeHead(title: string, siteName: string): PageHead {
  return {
    title: `${title} · ${siteName}`,
    description: '',
    keywords: '',
    canonical: '',
    isIndexed: false,
    siteName,
    og: { ...NO_CARD, title },
    twitter: NO_CARD,
    structuredData: [],
  };
}
