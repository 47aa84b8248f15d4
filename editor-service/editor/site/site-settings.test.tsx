import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { siteSettingsSchema } from '#content-store/model/entities/site-settings.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { type Answers, refuses } from '../testing/fake-service.ts';
import { openDialog } from '../testing/render-in-editor.tsx';
import { CATEGORIES, LOADED } from '../testing/samples.ts';

const SETTINGS = siteSettingsSchema.parse({ _id: 'siteSettings_d1', domainId: 'd1', title: 'The Kitchen' });
const NOTICE = { _id: 'banner_d1', domainId: 'd1', text: 'Closed on Monday', token: 'one' };
const REDIRECTS = ['old', 'older'].map((_id) => ({ _id, from: `/${_id}`, to: '/about', name: '' }));
const PUBLISHED = {
  ...({ kind: 'siteSettings', _id: 'siteSettings_d1', title: 'Site settings', slug: null } as const),
  ...({ action: 'publish', result: 'published', revision: null } as const),
};
const ANSWERS: Answers = {
  ...LOADED,
  'siteSettings/loadSiteSettings': SETTINGS,
  'siteSettings/saveSiteSettings': SETTINGS,
  'publish/set': { items: [PUBLISHED] },
  'redirects/list': { redirects: REDIRECTS, total: 2 },
  'categories/list': { categories: [{ _id: 'c1', name: 'Courses', filters: [['Music', 'Dance']], hasDates: false }] },
  'tags/fetch': CATEGORIES,
  'tags/save': CATEGORIES,
  'link/check': null,
  'media/list': { items: [], total: 0 },
  'link/anchors': [],
  'page/find': { pages: [], total: 0 },
  'banner/loadBanner': NOTICE,
  'banner/saveBanner': NOTICE,
  'acknowledgementBox/loadAcknowledgementBox': { ...NOTICE, _id: 'box_d1' },
  'acknowledgementBox/saveAcknowledgementBox': NOTICE,
};

const openTab = (tab: string, answers: Answers = {}) =>
  openDialog({ kind: 'siteSettings', tab }, { answers: { ...ANSWERS, ...answers } });
const press = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

vi.mock('#site/fields/own-config.ts', () => ({ ownConfig: { languages: { en: {}, de: { path: 'de' } } } }));

test('the settings of a language are its own, and nothing typed for another is lost', async () => {
  const { user, service, toast } = await openTab('SEO');
  await user.type(await field('Title'), ' of Kim');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'German');
  const [german] = await screen.findAllByRole<HTMLInputElement>('textbox', { name: 'Title' });
  if (!german) throw new Error('No title');
  expect(german.value).toBe('The Kitchen');
  await user.clear(german);
  await user.type(german, 'Die Küche');
  await user.click(press('Save'));
  await toast('Site Settings Saved');
  expect(service.sent('siteSettings/saveSiteSettings')).toMatchObject([
    { siteSettings: { _id: 'siteSettings_d1_lang-de', title: 'Die Küche' } },
  ]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'English');
  expect((await field('Title')).value).toBe('The Kitchen of Kim');
});

test('a notice of a language is its own', async () => {
  const { user, service } = await openTab('Banner');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'German');
  await user.type(await field('Banner text'), ' geschlossen');
  await user.click(press('Save'));
  await waitFor(() =>
    expect(service.sent('banner/saveBanner')).toMatchObject([
      { banner: { _id: 'banner_d1_lang-de', text: 'Closed on Monday geschlossen' } },
    ]),
  );
});

test('SEO saves what was typed on top of what is stored by then, and asks before it is lost', async () => {
  const { user, dialog, service, toast } = await openTab('SEO');
  await user.type(await field('Title'), ' of Kim');
  await expectAccessible(dialog);
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog');
  await expectAccessible(question);
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  service.answer({ 'siteSettings/loadSiteSettings': { ...SETTINGS, keywords: 'soup' } });
  await user.click(press('Save'));
  await toast('Site Settings Saved');
  expect(service.sent('siteSettings/saveSiteSettings')).toMatchObject([
    { siteSettings: { title: 'The Kitchen of Kim', keywords: 'soup' } },
  ]);
});

test.each([
  ['Open Graph', 'og'],
  ['Twitter', 'twitter'],
] as const)('%s publishes how links look where they are shared', async (tab, name) => {
  const { user, dialog, service, toast } = await openTab(tab);
  await user.type(await field('Description'), 'Soup and bread');
  await expectAccessible(dialog);
  await user.click(press('Publish'));
  await toast('Site Settings Published');
  expect(service.sent('siteSettings/saveSiteSettings')).toMatchObject([
    { siteSettings: { [name]: { description: 'Soup and bread' } } },
  ]);
  expect(service.sent('publish/set')).toMatchObject([{ items: [{ kind: 'siteSettings', _id: 'siteSettings_d1' }] }]);
});

test('settings say why they were not saved, and keep what was typed', async () => {
  const { user, toast } = await openTab('SEO', {
    'siteSettings/saveSiteSettings': refuses(400, 'Too long', ['title']),
  });
  const title = await field('Title');
  await user.type(title, '!{Enter}');
  await toast('Too long');
  expect(title.value).toBe('The Kitchen!');
});

test('Redirects are added, found, changed and removed, and saved together', async () => {
  const { user, dialog, service, toast } = await openTab('Redirects');
  await user.type(await field('From'), '/gone');
  await user.type(screen.getByRole('combobox', { name: 'To' }), 'https://example.com/');
  await user.tab();
  await user.click(press('Add redirect'));
  await expectAccessible(dialog);
  await user.type(screen.getByRole('searchbox', { name: 'Search redirects' }), 'older');
  expect(screen.getAllByRole('row')).toHaveLength(2);
  await user.click(press('Remove redirect from /older'));
  screen.getByText('No redirects match.');
  await user.click(press('Save'));
  await toast('Site Settings Saved');
  expect(service.sent('siteSettings/saveSiteSettings')[0]?.redirects).toMatchObject([
    { from: '/gone', to: 'https://example.com/' },
    { from: '/old', to: '/about' },
  ]);
});

test('Redirects say what is wrong with an address', async () => {
  const { user } = await openTab('Redirects', { 'link/check': { kind: 'page', state: 'public', title: 'Soup' } });
  await user.type(await field('From'), '/soup');
  await screen.findByText('/soup is the page “Soup”. A page takes precedence over a redirect.');
  await user.click(press('Change redirect from /old'));
  expect((await field('From')).value).toBe('/old');
  press('Change redirect');
});

test('Categories have filters, one list in a line', async () => {
  const { user, dialog, service, toast } = await openTab('Categories');
  const courses = within(await screen.findByRole('group', { name: 'Courses' }));
  await user.type(courses.getByRole('textbox', { name: 'Filters' }), '{Enter}Day, Night');
  await user.click(press('Add category'));
  await expectAccessible(dialog);
  await user.click(press('Remove category'));
  await user.click(press('Save'));
  await toast('Site Settings Saved');
  expect(service.sent('siteSettings/saveSiteSettings')[0]?.categories).toMatchObject([
    {
      name: 'Courses',
      filters: [
        ['Music', 'Dance'],
        ['Day', 'Night'],
      ],
    },
  ]);
});

test('a category without a name is neither saved nor published', async () => {
  const { user, service } = await openTab('Categories');
  await user.click(await screen.findByRole('button', { name: 'Add category' }));
  await user.click(press('Publish'));
  const fresh = within(screen.getByRole('group', { name: 'New category' }));
  expect(fresh.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).validity.valueMissing).toBe(true);
  expect(service.sent('siteSettings/saveSiteSettings')).toEqual([]);
});

test('Tags are added and removed, each name once', async () => {
  const { user, dialog, service, toast } = await openTab('Tags');
  const name = await field('New tag in Place');
  await user.type(name, 'Kitchen{Enter}');
  expect(screen.getByText('Kitchen is already in the list')).toBeDefined();
  await user.clear(name);
  await user.type(name, 'Cellar{Enter}');
  await user.click(press('Remove tag Garden'));
  await user.type(await field('New category'), 'Season{Enter}');
  await expectAccessible(dialog);
  await user.click(press('Remove category Course'));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await user.click(press('Save'));
  await toast('Tags saved');
  expect(service.sent('tags/save')).toMatchObject([
    { domainId: 'd1', tags: [{ id: 'Place', values: [{ id: 'Kitchen' }, { id: 'Cellar' }] }, { id: 'Season' }] },
  ]);
  // What the drafts of this dialog are compared with stays.
  expect(service.sent('tags/fetch')).toHaveLength(1);
});

test.each([
  ['Banner', 'banner/saveBanner', 'banner'],
  ['Acknowledgement Box', 'acknowledgementBox/saveAcknowledgementBox', 'acknowledgementBox'],
] as const)('%s is saved and published', async (tab, save, kind) => {
  const { user, dialog, service, toast } = await openTab(tab);
  await user.type(await field(`${tab} text`), ', open on Tuesday');
  await expectAccessible(dialog);
  await user.click(press('Save'));
  await toast(`${tab} Saved`);
  await user.click(press('Publish'));
  await toast(`${tab} Published`);
  expect(service.sent(save)[0]).toMatchObject({ [kind]: { text: 'Closed on Monday, open on Tuesday' } });
  expect(service.sent('publish/set')).toMatchObject([{ items: [{ kind }] }]);
});

test('who may not publish settings is told who may', async () => {
  const session = { kind: 'active', username: 'kim', rights: { roles: ['editor'], isAdmin: false } } as const;
  const { dialog } = await openDialog({ kind: 'siteSettings', tab: 'SEO' }, { answers: ANSWERS, state: { session } });
  const publish = await within(dialog).findByRole('button', { name: 'Publish' });
  expect(publish.getAttribute('aria-disabled')).toBe('true');
  expect(publish.title).toMatch(/^Publish: /);
});
