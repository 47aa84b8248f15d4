import { footerSchema } from '#content-store/model/entities/footer.ts';
import { navigationSchema } from '#content-store/model/entities/navigation.ts';
import { pageSchema } from '#content-store/model/entities/page.ts';
import { withDefaults } from '../blocks/with-defaults.ts';
import type { Documents } from '../documents/documents.ts';
import { createEditorStore, type EditorStore } from '../state/editor-state.ts';

/** For tests: a page with a headline, columns (a quote on the left, nothing on the right) and a second headline. */
export function sampleDocuments(): Documents {
  const page = pageSchema.parse({
    _id: 'p1',
    domainId: 'd1',
    slug: 'about',
    revision: 3,
    header: { heading: 'About us' },
    contents: [
      { componentType: 'Headline', key: 'first', id: 'top', title: 'First' },
      { componentType: 'ThreeColumnContent', key: 'columns', left: [{ componentType: 'QuoteBlock', key: 'quote' }] },
      { componentType: 'Headline', key: 'last', title: 'Last' },
    ],
  });
  return {
    page: { ...page, contents: withDefaults(page.contents) },
    navigation: navigationSchema.parse({ _id: 'nav_d1', domainId: 'd1' }),
    footer: footerSchema.parse({ _id: 'footer_d1', domainId: 'd1' }),
  };
}

/** For tests: a store that has just loaded the sample. */
export function sampleStore(): EditorStore {
  const documents = sampleDocuments();
  const session = { kind: 'active', username: 'sam' } as const;
  return createEditorStore({ domainId: 'd1', slug: 'about', documents, saved: documents, session });
}

/** For tests: the keys of the page's blocks in order. */
export function keysOf({ page }: Documents): string[] {
  return page.contents.map(({ key }) => key);
}
