import type { Rendered } from '#build/render/render.ts';
import { newId } from '#content-store/drafts/database/new-id.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import { asPublished } from '#content-store/drafts/pages/page-revisions.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { sectionAddress } from '#content-store/model/entities/section.ts';
import { AppError, messageOf } from '#content-store/model/error.ts';
import type { PageFacts } from '../../preview/page-facts.ts';
import type { PreviewSet } from '../../preview/preview-message.ts';
import type { Previews } from '../../preview/start-previews.ts';
import { createWorkQueue } from '../../runtime/work-queue.ts';
import {
  contentOf,
  hasBlocks,
  isPage,
  isSection,
  type PlannedItem,
  type PlannedPage,
  type PlannedSection,
} from './set-plan.ts';

/**
 * Renders every page of a set as it will be, and resolves with what the checks read in each, if they are asked for. Throws
 * AppError `invalid` that names one that cannot be rendered. Delivery writes what was rendered here unless something that a
 * page shows has changed since, and renders the pages that only show what the set changes. `isTrial`: nothing will be
 * published, so only what the checks read is rendered.
 */
export type RenderSet = (
  domainId: string,
  plan: readonly PlannedItem[],
  options: { stamp: Stamp; withFacts: boolean; isTrial?: boolean },
) => Promise<Map<PlannedItem, PageFacts>>;

/** More would not be rendered sooner: they share one thread, on which the canvas of editors waits as well. */
const AT_ONCE = 2;
const MAX_WAITING = 2000;

/** Always there, and shows what all pages share. */
const ANY_PAGE = '/404';

/** Renders on the thread of the previews, from published copies with the set's content in their place. */
export function createRenderSet(
  previews: Pick<Previews, 'factsOf' | 'live'>,
  keepRendered: (page: Rendered) => void,
): RenderSet {
  const inTurn = createWorkQueue(AT_ONCE, MAX_WAITING, 'Too many pages are being published; please try again');
  return async (domainId, plan, { stamp, withFacts, isTrial = false }) => {
    const { withdrawn, documents, domain } = contentOf(plan);
    const asSent = (item: PlannedPage | PlannedSection) => pageToSend(item, stamp);
    const [pages, sections] = [plan.filter(isPage).flatMap(asSent), plan.filter(isSection).flatMap(asSent)];
    const set: PreviewSet = { id: newId(), pages, sections, withdrawn, documents: [...documents], domain };
    const facts = new Map<PlannedItem, PageFacts>();
    for (const item of plan) {
      if (item.isUnchanged || item.action !== 'publish') continue;
      if (hasBlocks(item) && (!item.page || item.collection === 'listings')) continue; // a listing is no page
      const asked = { domainId, ...placeOf(item), copy: 'published', set } as const;
      const render = async () => {
        const hasAddress = !isSection(item);
        if (hasAddress && !isTrial) keepRendered(await previews.live(asked));
        if (!hasAddress || (withFacts && hasBlocks(item))) facts.set(item, await previews.factsOf(asked));
      };
      await inTurn(render).catch((error: unknown) => {
        throw cannotRender(item, error);
      });
    }
    return facts;
  };
}

/** As it will be published; what is published as it is stored is loaded by the thread. */
function pageToSend(
  { _id, page, stored, isNew, isPosted, isUnstored, restoredFrom }: PlannedPage | PlannedSection,
  stamp: Stamp,
): PreviewSet['pages'] {
  if (!page) return [];
  if (restoredFrom) return [{ hash: restoredFrom }];
  if (!isPosted && !isUnstored) return [{ _id, revision: page.revision, stamp }];
  return [asPublished(isNew ? { ...stored, createdAt: stamp.at } : stored, page, stamp)];
}

/** Where an item is seen. A section is rendered by itself, as it has no address that visitors could open. */
function placeOf(item: PlannedItem): { path: string; page?: Page | undefined } {
  if (!hasBlocks(item)) return { path: ANY_PAGE };
  return item.kind === 'page' ? { path: `/${item.slug}` } : { path: `/${sectionAddress(item._id)}`, page: item.page };
}

function cannotRender(item: PlannedItem, error: unknown): AppError {
  const name = hasBlocks(item) ? `“${item.title}”` : item.title;
  if (error instanceof AppError && error.code !== 'internal') {
    return new AppError(error.code, `${name} could not be rendered: ${error.message}`, { cause: error });
  }
  const message = `${name} cannot be rendered, so nothing was published: ${messageOf(error)}`;
  return new AppError('invalid', message, { cause: error });
}
