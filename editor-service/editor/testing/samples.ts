import type { PageEntry } from '#content-store/model/entities/page-entry.ts';
import type { PublishRecord } from '#content-store/model/entities/publish-record.ts';
import type { Review } from '#content-store/model/entities/review.ts';
import type { Schedule } from '#content-store/model/entities/schedule.ts';
import type { LibraryItem } from '#content-store/model/media/library-item.ts';
import type { AnswerOf } from '../../contract/calls.ts';
import { sampleDocuments } from '../store/testing/sample-documents.ts';
import type { Answers } from './fake-service.ts';

const { page, navigation, footer } = sampleDocuments();

/** What a page is loaded with. */
export const LOADED: Answers = { 'page/load': page, 'site/loadNav': navigation, 'site/loadFooter': footer };

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

/** A record of a publish by hand. */
export const RECORD: PublishRecord = {
  number: 12,
  domainId: 'd1',
  name: 'About us and 2 others',
  at: '2026-10-01T09:00:00.000Z',
  by: 'kim',
  token: '',
  source: 'publish',
  givenName: '',
  note: '',
  removed: '',
  overridden: '',
  undoes: null,
  undoneBy: null,
  isRemoval: false,
  total: 3,
};

/** A schedule that waits. */
export const SCHEDULE: Schedule = {
  _id: 'schedule',
  domainId: 'd1',
  action: 'publish',
  name: 'Publish “About us”',
  items: [{ kind: 'page', _id: 'p1', title: 'About us', slug: 'about', revision: 3 }],
  at: '2026-11-30T22:00:00.000Z',
  zone: 'Australia/Sydney',
  day: '2026-12-01',
  time: '09:00',
  createdBy: 'sam',
  createdAt: '2026-10-01T09:00:00.000Z',
  state: 'waiting',
  reason: null,
  doneAt: null,
};

/** A review of the page that is open in tests. */
export const REVIEW: Review = {
  ...{ _id: 'r1', domainId: 'd1', purpose: 'review', text: 'Is it right?', due: null, askedBy: 'ben' },
  items: [{ kind: 'page', _id: 'p1', title: 'About us', slug: 'about', revision: 3 }],
  ...{ createdAt: '2026-10-01T09:00:00.000Z', state: 'open', endedBy: '', endedAt: null, isOutdated: false },
  reviewers: [{ kind: 'person', id: 'kim', name: 'Kim Rowe' }],
  ...{ waitsFor: ['Kim Rowe'], answers: [] },
};
