import { z } from 'zod';
import { publishRequestSchema } from '#content-store/model/entities/publish-request.ts';
import { get, post } from './call.ts';
import { domainIdField, idField } from './fields.ts';
import { publishable } from './publishing-sets.ts';

const text = z.string().trim().max(500, 'At most 500 characters');
const asked = z.object({
  domainId: domainIdField,
  items: z.array(publishable).min(1, 'Choose what to publish').max(50),
});
const one = z.object({ domainId: domainIdField, _id: idField });

/** People who may not publish ask those who may. Publishing what was asked for, as its draft says by then, or deleting it is the answer. */
export const requestCalls = {
  /** The names of the other people who may publish all of this; empty when there are none. */
  'request/findPublishers': post({
    access: 'editor',
    onlyReads: true,
    payload: asked,
    answer: z.object({ people: z.array(z.string()) }),
  }),
  /**
   * Asks all other people who may publish all of this: by mail, and in their list. Replaces what the caller asked before for
   * the same. Throws `invalid` when there are none.
   */
  'request/ask': post({
    access: 'editor',
    audit: 'publish request',
    payload: asked.extend({ text }),
    answer: z.object({ people: z.array(z.string()) }),
  }),
  /** What is asked of the caller, the oldest first, then what they asked: open, or answered in the last 14 days. */
  'request/list': get({
    access: 'editor',
    payload: z.object({ domainId: domainIdField }),
    answer: z.object({ ofMe: z.array(publishRequestSchema), mine: z.array(publishRequestSchema) }),
  }),
  /** Answers a request without publishing; the person who asked is told by mail. Throws `conflict` when it is answered. */
  'request/sendBack': post({
    access: 'publisher',
    audit: 'send back',
    payload: one.extend({ text: text.min(1, 'Write what should change') }),
    answer: one.pick({ _id: true }),
  }),
  /** Takes back what the caller asked. Throws `conflict` when it is answered. */
  'request/withdraw': post({ access: 'editor', payload: one, answer: one.pick({ _id: true }) }),
};
