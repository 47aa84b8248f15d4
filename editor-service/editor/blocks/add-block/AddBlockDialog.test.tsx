import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { type Answers, refuses } from '../../testing/fake-service.ts';
import { type OpenEditor, openDialog } from '../../testing/render-in-editor.tsx';
import { picture } from '../../testing/samples.ts';

const PATTERN = {
  _id: 'n1',
  name: 'Opening hours',
  contents: [{ componentType: 'Headline', key: 'hours', title: 'Open' }],
  updatedAt: '',
  updatedBy: '',
} as never;
const ANSWERS: Answers = {
  'pattern/list': [PATTERN],
  'section/list': [{ _id: 's1', name: 'Notice', published: false, updatedAt: '', uses: 2 }],
  'media/list': { items: [picture('soup')], total: 1 },
  'sitemap/filter': { sitemap: [], total: 0 },
};
const ADD = { kind: 'addBlock', list: { kind: 'contents' }, index: 1 } as const;

const search = () => screen.getByRole('combobox', { name: 'Search components' });
const typesIn = ({ store }: OpenEditor) => store.getState().documents?.page.contents.map((one) => one.componentType);

test('AddBlockDialog adds the component that is found by typing, with Enter', async () => {
  const editor = await openDialog(ADD, { answers: ANSWERS });
  await waitFor(() => expect(document.activeElement).toBe(search()));
  await screen.findByRole('option', { name: 'Opening hours' });
  await expectAccessible(editor.dialog);
  await editor.user.keyboard('quote carousel');
  expect(screen.getByRole('status').textContent).toMatch(/^\d+ found$/);
  await editor.user.keyboard('{Enter}');
  expect(typesIn(editor)).toEqual(['Headline', 'QuoteCarousel', 'ThreeColumnContent', 'Headline']);
  expect(editor.store.getState().dialog).toBeNull();
  expect(editor.store.getState().announcement.text).toMatch(/ added$/);
});

test('AddBlockDialog opens the panel beside a form, where it gets what visitors never see', async () => {
  const editor = await openDialog(ADD, { answers: ANSWERS, state: { isPanelOpen: false, panelView: 'spacing' } });
  await editor.user.type(search(), 'headline{Enter}');
  expect(editor.store.getState().isPanelOpen).toBe(false);
  editor.store.setState({ dialog: ADD });
  await waitFor(() => expect(document.activeElement).toBe(search()));
  await editor.user.type(search(), 'enquiry{Enter}');
  expect(typesIn(editor)?.[1]).toBe('Form');
  expect(editor.store.getState()).toMatchObject({ isPanelOpen: true, panelView: 'fields' });
});

test('AddBlockDialog says when nothing is found', async () => {
  const { user } = await openDialog(ADD, { answers: ANSWERS });
  await user.type(search(), 'zzz');
  screen.getByText(/“zzz”/);
  expect(screen.queryAllByRole('option')).toEqual([]);
});

test('AddBlockDialog is walked through by arrow keys, and says what a component is for', async () => {
  const { user } = await openDialog(ADD, { answers: ANSWERS });
  const [first, second] = await screen.findAllByRole('option');
  expect(first?.getAttribute('aria-selected')).toBe('true');
  await user.type(search(), '{ArrowRight}');
  expect(second?.getAttribute('aria-selected')).toBe('true');
  expect(search().getAttribute('aria-activedescendant')).toBe(second?.id);
  expect(second?.getAttribute('aria-description')).not.toBe('');
});

test('AddBlockDialog adds copies of a pattern, and sections that are shown', async () => {
  const pattern = await openDialog(ADD, { answers: ANSWERS });
  await pattern.user.click(await screen.findByRole('option', { name: 'Opening hours' }));
  expect(pattern.store.getState().documents?.page.contents[1]).toMatchObject({ title: 'Open' });
  pattern.store.setState({ dialog: ADD });
  await pattern.user.click(await screen.findByRole('option', { name: 'Notice' }));
  expect(pattern.store.getState().documents?.page.contents[1]).toMatchObject({ sectionId: 's1' });
});

test('AddBlockDialog renames a pattern, and deletes it after a question', async () => {
  const answers: Answers = {
    ...ANSWERS,
    'pattern/save': PATTERN,
    'pattern/delete': refuses(403, 'Only its author may'),
  };
  const { user, dialog, service, toast } = await openDialog(ADD, { answers });
  await user.hover(await screen.findByRole('option', { name: 'Opening hours' }));
  await user.click(screen.getByRole('button', { name: 'Rename “Opening hours”' }));
  const name = screen.getByRole('textbox', { name: 'Name of the pattern' });
  await user.clear(name);
  await user.type(name, 'Hours{Enter}');
  await toast('Pattern renamed');
  expect(service.sent('pattern/save')).toEqual([{ domainId: 'd1', _id: 'n1', name: 'Hours' }]);
  await expectAccessible(dialog);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await toast('Only its author may');
  expect(service.sent('pattern/delete')).toEqual([{ domainId: 'd1', _id: 'n1' }]);
});
