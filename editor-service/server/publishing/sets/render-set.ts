import { newId } from '#content-store/drafts/database/new-id.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { sectionAddress } from '#content-store/model/entities/section.ts';
import { AppError, messageOf } from '#content-store/model/error.ts';
import type { PageFacts } from '../../preview/page-facts.ts';
import type { PreviewSet } from '../../preview/preview-message.ts';
import type { Previews } from '../../preview/start-previews.ts';
import { createWorkQueue } from '../../runtime/work-queue.ts';
import { contentOf, hasBlocks, type PlannedItem } from './set-plan.ts';

/**
 * Renders every page of a set as it will be, and resolves with what the checks read in each. Throws AppError `invalid`
 * that names one that cannot be rendered. Delivery renders again, into `dist`: it records what each page asks for, of the
 * files as they are then, and also renders the pages that only show what the set changes.
 */
export type RenderSet = (domainId: string, plan: readonly PlannedItem[]) => Promise<Map<PlannedItem, PageFacts>>;

/** More would not be rendered sooner: they share one thread, on which the canvas of editors waits as well. */
const AT_ONCE = 2;
const MAX_WAITING = 2000;

/** Always there, and shows what all pages share. */
const ANY_PAGE = '/404';

/** Renders on the thread of the previews, from published copies with the set's content in their place. */
export function createRenderSet(previews: Pick<Previews, 'factsOf'>): RenderSet {
  const inTurn = createWorkQueue(AT_ONCE, MAX_WAITING, 'Too many pages are being published; please try again');
  return async (domainId, plan) => {
    const { withdrawn, documents, domain, ...content } = contentOf(plan);
    const isWhole = (item: PlannedItem) => hasBlocks(item) && (item.isPosted || item.isMoved);
    const whole = new Set(plan.filter(isWhole).map(({ _id }) => _id));
    const asSent = (page: Page) => (whole.has(page._id) ? page : { _id: page._id, revision: page.revision });
    const [pages, sections] = [content.pages.map(asSent), content.sections.map(asSent)];
    const set: PreviewSet = { id: newId(), pages, sections, withdrawn, documents: [...documents], domain };
    const facts = new Map<PlannedItem, PageFacts>();
    for (const item of plan) {
      if (item.isUnchanged || item.action !== 'publish') continue;
      if (hasBlocks(item) && (!item.page || item.collection === 'listings')) continue; // a listing is no page
      const rendering = inTurn(() => previews.factsOf({ domainId, ...placeOf(item), copy: 'published', set }));
      const found = await rendering.catch((error: unknown) => {
        throw cannotRender(item, error);
      });
      facts.set(item, found);
    }
    return facts;
  };
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
