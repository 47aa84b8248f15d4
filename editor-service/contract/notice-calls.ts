import { z } from 'zod';
import { noticeSchema } from '#content-store/model/entities/notice.ts';
import { get, post } from './call.ts';
import { optionalIdField } from './fields.ts';

const noticeIdField = z.string().max(80);

/** The `_id` or the domain identifies the notice; the server decides its token. */
const posted = noticeSchema.partial({ _id: true, domainId: true }).omit({ token: true });
export type PostedNotice = z.output<typeof posted>;

export const noticeCalls = {
  'banner/loadBanner': get({
    access: 'public',
    payload: z.object({ bannerId: noticeIdField.optional(), domainId: optionalIdField }),
    answer: noticeSchema,
  }),
  'banner/saveBanner': post({ access: 'editor', payload: z.object({ banner: posted }), answer: noticeSchema }),
  'banner/publishBanner': post({
    access: 'publisher',
    audit: 'publish',
    payload: z.object({ banner: posted }),
    answer: noticeSchema,
  }),
  'acknowledgementBox/loadAcknowledgementBox': get({
    access: 'public',
    payload: z.object({ acknowledgementBoxId: noticeIdField.optional(), domainId: optionalIdField }),
    answer: noticeSchema,
  }),
  'acknowledgementBox/saveAcknowledgementBox': post({
    access: 'editor',
    payload: z.object({ acknowledgementBox: posted }),
    answer: noticeSchema,
  }),
  'acknowledgementBox/publishAcknowledgementBox': post({
    access: 'publisher',
    audit: 'publish',
    payload: z.object({ acknowledgementBox: posted }),
    answer: noticeSchema,
  }),
};
