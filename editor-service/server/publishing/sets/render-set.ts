import { newId } from '#content-store/drafts/database/new-id.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { sectionAddress } from '#content-store/model/entities/section.ts';
import { AppError, messageOf } from '#content-store/model/error.ts';
import type { PreviewSet } from '../../preview/preview-message.ts';
import type { Previews } from '../../preview/start-previews.ts';
import { contentOf, isDocuments, isPage, type PlannedItem } from './set-plan.ts';

/** Renders every page of a set once, as it will be. Throws AppError `invalid` that names one that cannot be rendered. */
export type RenderSet = (domainId: string, plan: readonly PlannedItem[]) => Promise<void>;

/** Always there, and shows what all pages share. */
const ANY_PAGE = '/404';

/** Renders on the thread of the previews, from published copies with the set's content in their place. */
export function createRenderSet(previews: Pick<Previews, 'factsOf'>): RenderSet {
  return async (domainId, plan) => {
    const { withdrawn, documents, ...content } = contentOf(plan);
    const [pages, sections] = [content.pages.map(refOf), content.sections.map(refOf)];
    const set: PreviewSet = { id: newId(), pages, sections, withdrawn, documents: [...documents] };
    for (const item of plan) {
      if (item.isUnchanged || item.action !== 'publish') continue;
      if (isPage(item) && !item.page) continue; // only its listing, which is no page
      await previews.factsOf({ domainId, ...placeOf(item), copy: 'published', set }).catch((error: unknown) => {
        throw cannotRender(item, error);
      });
    }
  };
}

const refOf = ({ _id, revision }: Page) => ({ _id, revision });

/** Where an item is seen. A section is rendered by itself, as it has no address that visitors could open. */
function placeOf(item: PlannedItem): { path: string; page?: Page | undefined } {
  if (isPage(item)) return { path: `/${item.slug}` };
  return isDocuments(item) ? { path: ANY_PAGE } : { path: `/${sectionAddress(item._id)}`, page: item.page };
}

function cannotRender({ title, kind }: PlannedItem, error: unknown): AppError {
  const name = kind === 'page' || kind === 'section' ? `“${title}”` : title;
  if (error instanceof AppError && error.code !== 'internal') {
    return new AppError(error.code, `${name} could not be rendered: ${error.message}`, { cause: error });
  }
  const message = `${name} cannot be rendered, so nothing was published: ${messageOf(error)}`;
  return new AppError('invalid', message, { cause: error });
}
