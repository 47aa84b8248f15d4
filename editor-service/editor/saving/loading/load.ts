import { type Page, pageSchema } from '#content-store/model/entities/page.ts';
import { sectionSlugOf } from '#content-store/model/entities/section.ts';
import { languageAt } from '#content-store/model/values/site-language.ts';
import { withUnknown } from '#site/content/unknown-fields.ts';
import { pageLanguage } from '#site/elements/page-language.ts';
import { placeIn } from '#site/fields/in-language.ts';
import { withSurplus } from '#site/fields/limits.ts';
import { siteLanguages } from '#site/fields/site-languages.ts';
import { readHeader, withinLimits } from '#site/templates/read-header.ts';
import type { AnswerOf } from '../../../contract/calls.ts';
import { ask, CallFailed, inRelease } from '../../api/client.ts';
import { loadPageWords } from '../../store/blocks/page-words.ts';
import { withDefaults } from '../../store/blocks/with-defaults.ts';
import { refOf } from '../../store/documents/collection-of.ts';
import type { Documents, RegionalName } from '../../store/documents/documents.ts';
import type { StoredRevision } from '../../store/state/dialog.ts';
import type { BrokenDraft } from '../../store/state/editor-state.ts';
import { EMPTY_HISTORY } from '../../store/state/history.ts';
import { t } from '../../words/t.ts';
import { failedCall } from '../../workbench/failed-call.ts';
import { takeWantedBlock } from '../../workbench/wanted-block.ts';
import type { Workbench } from '../../workbench/workbench.ts';
import { loadRegional } from './choose-region.ts';
import { unsavedWork } from './restore.ts';

/** When a page counts as loaded, in milliseconds after its documents have arrived. */
const LOADED_AFTER = 100;

/** Loads the editable documents of this address, and offers the unsaved changes of closed tabs of this browser. */
export async function load(workbench: Workbench): Promise<void> {
  const { store } = workbench;
  const { slug } = store.getState();
  if (isSearchView(slug)) return store.setState({ loading: { kind: 'ready' }, isLoaded: true });
  store.setState({ loading: { kind: 'loading' }, isLoaded: false });
  const place = placeAt(slug);
  let broken: BrokenDraft | null = null;
  try {
    const [page, navigation, footer] = await Promise.all([
      ask('page/load', { ...place, ...inRelease() }),
      loadPlaced('navigation', slug),
      loadPlaced('footer', slug),
      loadPageWords(),
    ]);
    broken = { _id: page._id, collection: place.collection };
    const documents = { page: completePage(page), navigation, footer };
    store.setState({ documents, saved: documents, history: EMPTY_HISTORY, loading: { kind: 'ready' } });
    setTimeout(() => {
      store.setState({ isLoaded: true, ...takeWantedBlock(slug) });
    }, LOADED_AFTER);
  } catch (failure) {
    const isMissing = failure instanceof CallFailed && failure.status === 404;
    const problem = broken ? t('The draft of this page is damaged.') : t('The page could not be loaded');
    const message = failure instanceof CallFailed ? failure.message : problem;
    store.setState({ loading: { kind: 'failed', message, isMissing, ...(broken && { broken }) } });
    if (broken) console.warn(failure);
    else if (!isMissing) failedCall(workbench, failure);
    return;
  }
  const work = await unsavedWork(workbench);
  if (work.length > 0 && !store.getState().dialog) store.setState({ dialog: { kind: 'restore', work } });
}

/** The navigation or footer of the language of an address. Throws CallFailed. */
export function loadPlaced<Name extends RegionalName>(name: Name, slug: string): Promise<Documents[Name]> {
  const place = placeIn(languageAt(siteLanguages, '', slug));
  if (place !== '') return loadRegional(name, place) as Promise<Documents[Name]>;
  const stored = name === 'navigation' ? ask('site/loadNav', inRelease()) : ask('site/loadFooter', inRelease());
  return stored as Promise<Documents[Name]>;
}

/** In the editor a section has an address that no page can have. */
function placeAt(address: string) {
  const section = sectionSlugOf(address);
  return { slug: section ?? address, collection: section ? ('sections' as const) : ('pages' as const) };
}

/** Upgrades a page to the current code, with all defaults. Throws ZodError for a page that is invalid as a whole. */
export function completePage(answer: AnswerOf<'page/load'>): Page {
  const page = pageSchema.parse(answer);
  const read = readHeader(page);
  const { template, definition, stored, problem } = read;
  const parsed = definition.header.safeParse(withinLimits(read));
  const known = problem || !parsed.success ? stored : withUnknown(stored, parsed.data);
  const header = withSurplus(stored, known, definition.limits);
  return { ...page, template, header, contents: withDefaults(page.contents, pageLanguage(page).tag) };
}

/** A page at a revision, or as the release in `version` has it; as visitors see it when none is given; null when it does not exist. Throws CallFailed. */
export async function loadRevision(page: Page, revision?: number, version = {}): Promise<Page | null> {
  const answer = await ask('page/loadRevision', { ...refOf(page), revision, ...version });
  return answer && completePage(answer);
}

/** The page as another user saved it. Throws CallFailed. */
export async function theirVersion({ store }: Workbench, { revision }: StoredRevision): Promise<Page> {
  const { saved } = store.getState();
  const page = saved && (await loadRevision(saved.page, revision, inRelease()));
  if (!page) throw new Error('The stored revision is missing from the history');
  return page;
}

/** True for the site's search page: the canvas shows it as visitors see it, and nothing is edited. */
export const isSearchView = (slug: string): boolean => slug === 'search';
