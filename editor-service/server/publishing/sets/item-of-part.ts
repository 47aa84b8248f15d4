import type { PartRef } from '#content-store/drafts/states/draft-states.ts';
import { hasRevisions, kindOfPart, partsOf } from '#content-store/model/entities/publishable.ts';
import { type SiteDocumentKind, siteDocumentId } from '#content-store/model/entities/site-document.ts';
import type { PublishableRef } from '../../../contract/publishing-sets.ts';

/** What a document is published with: a listing goes with its page, tags with the site settings. */
export function itemOfPart({ part, id }: PartRef, domainId: string): PublishableRef {
  const kind = kindOfPart(part);
  const [first, ...others] = partsOf(kind);
  const isAlone = hasRevisions(kind) || others.length === 0;
  return { kind, _id: isAlone ? id : siteDocumentId(first as SiteDocumentKind, domainId) };
}
