import type { domainSchema } from 'pagewright/content';
import type { z } from 'pagewright/fields';
import config from '../site.config.ts';

export const DOMAIN_ID = 'sidegate';
/** What the texts are about; the site may be called otherwise. */
const ORGANISATION = 'Sidegate';
export const NAME = config.name ?? ORGANISATION;
/** The wordmarks are drawn letters. */
export const HAS_WORDMARK = NAME === ORGANISATION;

/** The demo site's one domain. */
export const domain: z.input<typeof domainSchema> = {
  _id: DOMAIN_ID,
  name: NAME,
  hostnames: ['localhost', '127.0.0.1'],
  published: true,
};
