import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SECTION_PAGE_TYPE } from '#content-store/model/entities/section.ts';
import { siteSettingsSchema } from '#content-store/model/entities/site-settings.ts';
import type { Question } from '#content-store/model/published/reader.ts';
import type { AnswerOf } from '../../contract/calls.ts';
import { sampleDocuments } from '../store/testing/sample-documents.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { type Answers, refuses } from '../testing/fake-service.ts';
import { openDialog, type Start } from '../testing/render-in-editor.tsx';
import { CATEGORIES, LOADED, RECORD } from '../testing/samples.ts';

const { page } = sampleDocuments();
const ANSWERS: Answers = {
  ...LOADED,
  'page/usedIn': [{ _id: 'p2', kind: 'page', slug: 'home', name: 'Home' }],
  'page/checkSlug': null,
  'page/save': page,
  'page/delete': { _id: 'p1', slug: 'about' },
  'page/find': { pages: [], total: 0 },
  'tags/fetch': CATEGORIES,
  'roles/list': { roles: [{ _id: 'press', name: 'Press', admin: false }], total: 1 },
  'roles/applyToPage': page,
  'link/check': null,
  'link/anchors': [],
  'publish/records': { records: [], total: 0, people: [] },
};
const READ: Partial<Record<Question['kind'], unknown>> = {
  siteSettings: siteSettingsSchema.parse({ _id: 's', domainId: 'd1', title: 'The Kitchen' }),
  domain: { _id: 'd1', name: 'Kitchen', siteUrl: 'https://example.com' },
  environment: { siteUrl: '' },
};

const openTab = (tab: string, { answers, ...start }: Start = {}) =>
  openDialog(
    { kind: 'pageSettings', tab },
    { answers: { ...ANSWERS, ...answers }, read: ({ kind }) => READ[kind] ?? null, ...start },
  );
const press = (name: string) => screen.getByRole('button', { name });

test('General changes the address of the page', async () => {
  const { user, dialog, service, store } = await openTab('General', {
    answers: { 'page/save': { ...page, slug: 'who' } },
  });
  await screen.findByText('Used in 1 place');
  await expectAccessible(dialog);
  const slug = screen.getByRole('textbox', { name: 'New slug' });
  await user.clear(slug);
  await user.click(press('Change slug'));
  screen.getByText('Enter a slug');
  await user.type(slug, 'who{Enter}');
  await waitFor(() => expect(store.getState().dialog).toBeNull());
  expect(service.sent('page/save')).toMatchObject([{ page: { slug: 'who' } }]);
});

test('General says when an address is taken, and keeps the page where a save fails', async () => {
  const { user, toast, service, store } = await openTab('General', {
    answers: { 'page/save': refuses(503, 'Not now') },
  });
  const slug = screen.getByRole('textbox', { name: 'New slug' });
  await user.type(slug, '-us{Enter}');
  await toast('Not now');
  expect(store.getState().documents?.page.slug).toBe('about');
  service.answer({ 'page/checkSlug': 'p9' });
  await user.type(slug, '-all');
  await screen.findByText('Another page already has this slug');
});

test('General changes the template', async () => {
  const { user, store } = await openTab('General');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Template' }), 'Job');
  await user.click(press('Change template'));
  expect(store.getState().documents?.page.template).toBe('careers');
});

test('SEO previews the search result while the fields are typed, and saves them', async () => {
  const { user, dialog, service, toast } = await openTab('SEO');
  const preview = within(await screen.findByRole('region', { name: 'Search result preview' }));
  preview.getByText('example.com › about');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Priority' }), '0.8');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Change frequency' }), 'weekly');
  await user.type(screen.getByRole('textbox', { name: /description/i }), 'All about us');
  preview.getByText('All about us');
  await expectAccessible(dialog);
  await user.click(press('Save settings'));
  await toast('Page Saved');
  expect(service.sent('page/save')).toMatchObject([{ page: { priority: 0.8, frequency: 'weekly' } }]);
});

test.each(['Open Graph', 'Twitter', 'Dates and places', 'Academy details'])(
  '%s keeps its fields in the draft, and saves them',
  async (tab) => {
    const { user, dialog, service } = await openTab(tab);
    const panel = within(await screen.findByRole('tabpanel', { name: tab }));
    await expectAccessible(dialog);
    const [field] = panel.getAllByRole('textbox');
    await user.type(field as HTMLElement, 'Soup');
    await user.click(press('Save settings'));
    await waitFor(() => expect(service.sent('page/save')).toHaveLength(1));
    expect(JSON.stringify(service.sent('page/save'))).toContain('Soup');
  },
);

test('Tags goes into its field when it is pressed, and chooses tags of the site', async () => {
  const { user, dialog, store } = await openTab('General');
  const tab = screen.getByRole('tab', { name: 'Tags' });
  tab.focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement, 'a key stays on the tabs').toBe(tab);
  await user.click(tab);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Page tags' })));
  await user.keyboard('soup{Enter}');
  expect(store.getState().documents?.page.tags).toEqual(['Course:Soup']);
  await expectAccessible(dialog);
});

test('Roles saves each tick at once, and shows why one is refused', async () => {
  const { user, dialog, service, toast } = await openTab('Roles');
  const edit = await screen.findByRole('checkbox', { name: 'Required for editing: Press' });
  expect(screen.getByRole('rowheader').textContent).toBe('Press');
  await expectAccessible(dialog);
  await user.click(edit);
  await waitFor(() => expect(service.sent('roles/applyToPage')).toHaveLength(1));
  expect(service.sent('roles/applyToPage')[0]?.roles).toEqual([
    { _id: 'press', level: { viewer: false, editor: true, publisher: false } },
  ]);
  service.answer({ 'roles/applyToPage': refuses(403, 'Only administrators can do this') });
  await user.click(screen.getByRole('checkbox', { name: 'Required for viewing: Press' }));
  await toast('Only administrators can do this');
});

const VERSIONS: AnswerOf<'page/history'> = [
  { revision: 3, updatedAt: '2026-10-03T09:00:00.000Z', updatedBy: 'sam', action: 'save' },
  { revision: 2, updatedAt: '2026-10-02T09:00:00.000Z', updatedBy: '', action: 'publish', name: 'Before the fair' },
];

test('History saves the draft as a version, and names an earlier one', async () => {
  const answers: Answers = { 'page/history': VERSIONS, 'page/nameVersion': {} };
  const { user, dialog, service } = await openTab('History', { answers });
  await screen.findByText('Before the fair');
  await expectAccessible(dialog);
  await user.type(screen.getByRole('textbox', { name: /^Name of this version/ }), 'With soup{Enter}');
  await waitFor(() => expect(service.sent('page/save')).toMatchObject([{ name: 'With soup' }]));
  await user.click(press('Rename version 2'));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await expectAccessible(screen.getByRole('dialog', { name: 'Name of version 2' }));
  await user.clear(name);
  await user.type(name, 'Fair{Enter}');
  await waitFor(() => expect(service.sent('page/nameVersion')).toMatchObject([{ revision: 2, name: 'Fair' }]));
});

test('History says on request what a version changed, with the words', async () => {
  const answers: Answers = {
    'page/history': VERSIONS,
    'page/loadRevision': ({ revision }) => ({
      ...page,
      title: Number(revision) === 3 ? 'Soup for all' : 'Soup for some',
    }),
  };
  const { user, dialog } = await openTab('History', { answers });
  await user.click((await screen.findAllByText('What changed'))[0] as HTMLElement);
  const changes = await screen.findByRole('list', { name: /^Changes of version/ });
  expect(changes.textContent).toContain('Title: Soup for some Soup for all');
  expect([...changes.querySelectorAll('ins, del')].map(({ textContent }) => textContent)).toEqual([
    'Soup for some',
    'Soup for all',
  ]);
  await expectAccessible(dialog);
});

test('History leads from a publish, or from taking the page away, to its record', async () => {
  const answers: Answers = {
    'page/history': [
      ...VERSIONS,
      { revision: 1, updatedAt: '2026-10-01T09:00:00.000Z', updatedBy: 'kim', action: 'unpublish' },
    ],
    'publish/records': {
      records: [
        { ...RECORD, at: '2026-10-02T09:00:00.000Z' },
        { ...RECORD, number: 9, isRemoval: true },
      ],
      total: 2,
      people: [],
    },
    'publish/record': { record: RECORD, items: [], media: [] },
  };
  const { user, dialog, service } = await openTab('History', { answers });
  await screen.findByRole('button', { name: 'What was taken from visitors with it' });
  const link = await screen.findByRole('button', { name: 'What went live with it' });
  await expectAccessible(dialog);
  await user.click(link);
  await screen.findByRole('dialog', { name: `#${RECORD.number}: ${RECORD.name}` });
  expect(service.sent('publish/records')).toMatchObject([{ _id: 'p1' }]);
});

test('History restores a version, at its former address if that is wanted', async () => {
  const answers: Answers = {
    'page/history': VERSIONS,
    'page/loadRevision': { ...page, slug: 'who' },
    'page/restoreRevision': { ...page, slug: 'who', revision: 4 },
  };
  const { user, service } = await openTab('History', { answers });
  await user.click(await screen.findByRole('button', { name: 'Restore version 2' }));
  const question = await screen.findByRole('alertdialog', { name: 'Restore version 2' });
  await expectAccessible(question);
  await user.click(within(question).getByRole('button', { name: 'Restore and move to /who' }));
  await waitFor(() =>
    expect(service.sent('page/restoreRevision')).toMatchObject([{ _id: 'p1', revision: 2, withAddress: true }]),
  );
});

test('History names and restores the versions of a section', async () => {
  const section = { ...page, pageType: SECTION_PAGE_TYPE, slug: 'section-p1' };
  const documents = { ...sampleDocuments(), page: section };
  const answers: Answers = {
    ...{ 'page/history': VERSIONS, 'page/nameVersion': {} },
    ...{ 'page/loadRevision': section, 'page/restoreRevision': section },
  };
  const { user, service } = await openTab('History', { answers, state: { documents, saved: documents } });
  await user.click(await screen.findByRole('button', { name: 'Rename version 2' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), '!{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Restore version 2' }));
  await waitFor(() => expect(service.sent('page/restoreRevision')).toHaveLength(1));
  for (const path of ['page/nameVersion', 'page/loadRevision', 'page/restoreRevision'] as const) {
    expect(service.sent(path), path).toMatchObject([{ collection: 'sections' }]);
  }
});

test('a section has a name, and says where it is shown', async () => {
  const section = { ...page, pageType: SECTION_PAGE_TYPE, slug: '', title: 'Notice' };
  const documents = { ...sampleDocuments(), page: section };
  const { user, dialog, service } = await openTab('General', { state: { documents, saved: documents } });
  await screen.findByText('Used in 1 place');
  await expectAccessible(dialog);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' of the day');
  await user.click(press('Save settings'));
  await waitFor(() =>
    expect(service.sent('page/save')).toMatchObject([{ collection: 'sections', page: { title: 'Notice of the day' } }]),
  );
});
