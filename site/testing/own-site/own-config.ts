import type { SiteConfig } from '../../fields/site-config.ts';

/** A site that has colours of its own, and some that are gone. */
export const ownConfig: SiteConfig = {
  palette: {
    colours: { dusk: { value: '#27304f', text: 'light', offer: ['page', 'block', 'light'] } },
    successors: { navy: 'ink', ink: 'dusk', pink: 'sand' },
    without: ['pink', 'yellow'],
  },
  templates: { successors: { article: 'report', report: 'story' } },
};
