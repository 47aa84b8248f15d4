import type { PublishedPage } from '../../../../../content-store/model/entities/page.ts';
import type { Content } from '../content.ts';
import { frameHtml } from '../frame.ts';
import { minimalHtml } from '../minimal.ts';

interface Data {
  site: Content;
  /** `page` is a name of Eleventy's own. */
  shown: PublishedPage;
}

/** Every content page. */
export const data = {
  pagination: { data: 'site.pages', size: 1, alias: 'shown' },
  permalink: ({ shown }: Data) => `${shown.slug ? `${shown.slug}/` : ''}index.html`,
};

const pageHtml = process.env.MINIMAL ? minimalHtml : frameHtml;

export const render = ({ site, shown }: Data): string => pageHtml(site, shown);
