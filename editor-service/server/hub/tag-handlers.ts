import { loadSiteDocument } from '#content-store/drafts/content/site-documents.ts';
import type { TagCategory } from '#content-store/model/entities/tags.ts';
import type { CallContext, Handler } from '../calls/call-context.ts';
import { requireDomain } from '../domains/require-domain.ts';
import { publishDocument } from '../site-documents/site-document-handlers.ts';

/** All tags of a domain, by category. */
export const loadTags = ({ domainId }: { domainId: string }, context: CallContext) => tagsOf(domainId, context);

/** Stores the tags and makes them public at once: they have no draft of their own. */
export const saveTags: Handler<'tags/save'> = async ({ domainId, tags }, context) =>
  (await publishDocument('tags', { domainId, categories: tags }, context)).categories;

/** The categories, for visitors the published ones. */
export async function tagsOf(domainId: string, { service, caller }: CallContext): Promise<TagCategory[]> {
  await requireDomain(service, domainId, caller);
  const { categories } = await loadSiteDocument(service.db, 'tags', { domainId }, caller ? 'draft' : 'published');
  return categories;
}
