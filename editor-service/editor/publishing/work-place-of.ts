import type { PublishableKind } from '#content-store/model/entities/publishable.ts';
import { sectionAddress } from '#content-store/model/entities/section.ts';
import type { EditorState } from '../store/state/editor-state.ts';
import { showingDocument } from '../workbench/wanted-block.ts';
import { KIND_NAMES } from './publishing-words.ts';

/** Where something is edited: a page, or the state of the editor that shows it. */
export type WorkPlace = { slug: string } | { state: Partial<EditorState> };

interface Placed {
  kind: PublishableKind;
  _id: string;
  slug: string | null;
  region: string | null;
}

/** Where what can be published is edited. */
export function workPlaceOf({ kind, _id, slug, region }: Placed): WorkPlace {
  if (kind === 'page') return { slug: slug ?? '' };
  if (kind === 'section') return { slug: sectionAddress(_id) };
  if (kind === 'navigation' || kind === 'footer')
    // Those of a region are on its own pages.
    return region ? { slug: region } : { state: { dialog: null, ...showingDocument(kind) } };
  // A notice has a tab of its name; without one of that name the first is shown.
  return { state: { dialog: { kind: 'siteSettings', tab: KIND_NAMES[kind] } } };
}
