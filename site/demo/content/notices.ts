import type { noticeSchema } from 'pagewright/content';
import type { z } from 'pagewright/fields';
import { DOMAIN_ID } from './domain.ts';

/** The line at the top of each page; its token is what a closed banner is remembered by. */
export const banner: z.input<typeof noticeSchema> = {
  _id: `banner_${DOMAIN_ID}`,
  domainId: DOMAIN_ID,
  text: 'The sixth kitchen is open: Port Ansell, the net loft, Tuesdays, Thursdays and Saturdays from four.',
  token: 'sixth-kitchen',
};

export const acknowledgementBox: z.input<typeof noticeSchema> = {
  _id: `acknowledgementBox_${DOMAIN_ID}`,
  domainId: DOMAIN_ID,
  text: 'We live and work on the lands of many First Nations, and pay our respects to Elders past and present. This place was cared for long before we came to it.',
  token: 'acknowledgement',
};
