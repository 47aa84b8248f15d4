import { z } from 'zod';
import { changePattern, insertPattern, listPatterns } from '#content-store/drafts/blocks/patterns.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { domainById, listDomains } from '#content-store/drafts/site/domains.ts';
import { PATTERN_LIMITS } from '#content-store/model/entities/pattern.ts';
import { AppError } from '#content-store/model/error.ts';
import { contentItemSchema } from '#content-store/model/values/content-item.ts';
import { idSchema } from '#content-store/model/values/id.ts';
import { cleaned } from '../../blocks/pattern-handlers.ts';
import { checkPayload } from '../../http/payload.ts';
import type { Collection } from './collection.ts';

const exported = z.object({
  _id: idSchema,
  domainId: z.string().min(1).max(40),
  name: z.string().trim().min(1).max(PATTERN_LIMITS.name),
  contents: z.array(contentItemSchema).min(1).max(PATTERN_LIMITS.blocks),
});

/** Patterns keep their ids. They have no published copy. */
export const patterns: Collection = {
  async *read({ db }, copy) {
    if (copy === 'published') return;
    for (const { _id: domainId } of await listDomains(db)) yield* await listPatterns(db, domainId);
  },
  async write({ db }, document, { stamp }) {
    const { _id, domainId, name, contents: posted } = checkPayload(exported, document);
    const contents = cleaned(posted);
    await transact(db, async (transaction) => {
      if (!(await domainById(transaction, domainId))) {
        throw new AppError('not-found', `There is no domain ${domainId}`);
      }
      const known = (await listPatterns(transaction, domainId)).some((pattern) => pattern._id === _id);
      if (known) await changePattern(transaction, { _id, domainId }, { name, contents }, stamp);
      else await insertPattern(transaction, { _id, domainId, name, contents }, stamp);
    });
  },
};
