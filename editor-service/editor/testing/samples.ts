import type { PageEntry } from '#content-store/model/entities/page-entry.ts';
import type { LibraryItem } from '#content-store/model/media/library-item.ts';
import type { AnswerOf } from '../../contract/calls.ts';

export const CATEGORIES: AnswerOf<'tags/fetch'> = [
  { id: 'Place', slug: 'place', values: ['Kitchen', 'Garden'].map((id) => ({ id, slug: id.toLowerCase() })) },
  { id: 'Course', slug: 'course', values: [{ id: 'Soup', slug: 'soup' }] },
];

/** A page as it is found in lists. */
export function pageEntry(slug: string, more: Partial<PageEntry> = {}): PageEntry {
  return {
    _id: `page-${slug}`,
    slug,
    title: `About ${slug}`,
    template: 'generic',
    status: 'live',
    author: '',
    updatedAt: '2026-10-01T09:00:00.000Z',
    updatedBy: 'sam',
    publishedAt: '2026-10-01T09:00:00.000Z',
    editableByYou: true,
    publishableByYou: true,
    ...more,
  };
}

const FILED = { size: 20_480, uploadedAt: '2026-10-01T09:00:00.000Z', uploadedBy: 'sam', folder: '', tags: [] };

/** A picture of the library. */
export function picture(name: string, more: Partial<LibraryItem & { kind: 'image' }> = {}) {
  const item = { kind: 'image', _id: `picture-${name}`, hash: 'a1'.repeat(32), ext: 'jpg', width: 1600, height: 900 };
  return { ...item, name: `${name}.jpg`, alt: `A ${name}`, ...FILED, ...more } as LibraryItem & { kind: 'image' };
}

/** A file of the library. */
export function file(name: string, more: Partial<LibraryItem & { kind: 'file' }> = {}) {
  const item = { kind: 'file', _id: `file-${name}`, hash: 'b2'.repeat(32), ext: 'pdf', name: `${name}.pdf` };
  return { ...item, alt: '', ...FILED, ...more } as LibraryItem & { kind: 'file' };
}
