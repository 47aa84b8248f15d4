import { z } from 'zod';

export const NOTICE_KINDS = ['banner', 'acknowledgementBox'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** `_id` is `{kind}_{domainId}`; the server renews `token` when the text changes, so that closed notices reappear. */
export const noticeSchema = z.object({
  _id: z.string(),
  domainId: z.string(),
  text: z.string().max(2000).default(''),
  token: z.string().max(64).default(''),
});
export type Notice = z.output<typeof noticeSchema>;
