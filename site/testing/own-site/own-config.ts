import type { SiteConfig } from '../../fields/site-config.ts';

/** A site with its own colours, and some removed ones. */
export const ownConfig: SiteConfig = {
  palette: {
    colours: { dusk: { value: '#27304f', text: 'light', offer: ['page', 'block', 'light'] } },
    successors: { navy: 'ink', ink: 'dusk', pink: 'sand' },
    without: ['pink', 'yellow'],
  },
  templates: { successors: { article: 'report', report: 'story' } },
};
