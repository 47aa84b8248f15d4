import type { domainSchema } from 'pagewright/content';
import type { z } from 'pagewright/fields';

export const DOMAIN_ID = 'sidegate';

/** The demo site's one domain. */
export const domain: z.input<typeof domainSchema> = {
  _id: DOMAIN_ID,
  name: 'Sidegate',
  hostnames: ['localhost', '127.0.0.1'],
  published: true,
};
