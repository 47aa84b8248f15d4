import { z } from 'zod';
import { pageSchema } from '#content-store/model/entities/page.ts';
import { get, post } from './call.ts';
import { idField } from './fields.ts';
import { postedPage, savedPage } from './page-calls.ts';

/** Kept for older clients (specification 2 §7). */
export const listingCalls = {
  'listing/findById': get({
    access: 'editor',
    payload: z.object({ id: idField }),
    answer: z.object({ listing: pageSchema }),
  }),
  'listing/publishListing': post({
    access: 'publisher',
    audit: 'publish',
    body: 'document',
    payload: z.object({ listing: postedPage }),
    answer: savedPage,
  }),
};
