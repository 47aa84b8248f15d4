import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { blockOf } from '#site/content/item-schema.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { type Answers, refuses } from '../testing/fake-service.ts';
import { openDialog, renderInEditor } from '../testing/render-in-editor.tsx';
import { picture } from '../testing/samples.ts';
import { edit } from '../workbench/edit.ts';
import { richTextHost } from './text-picture.ts';

const ANSWERS: Answers = {
  'media/list': { items: [picture('garden'), picture('kitchen')], total: 2 },
  'media/getFolders': { folders: [], tags: [] },
};
const PLACE = { kind: 'picture', owner: { kind: 'block', key: 'first' }, field: 'image' } as const;

test('PictureDialog puts the chosen picture in its place on the page', async () => {
  const { user, dialog, store } = await openDialog(PLACE, { answers: ANSWERS });
  const kitchen = await screen.findByRole('button', { name: /kitchen/ });
  await expectAccessible(dialog);
  await user.click(kitchen);
  expect(store.getState().dialog).toBeNull();
  expect(store.getState().documents?.page.contents[0]).toMatchObject({
    image: { imageId: 'picture-kitchen', alt: 'A kitchen' },
  });
});

test('PictureDialog uploads pictures that were dropped, and takes the first', async () => {
  const files = [new File(['soup'], 'soup.jpg', { type: 'image/jpeg' })];
  const answers: Answers = { ...ANSWERS, 'media/upload': picture('soup') as never };
  // It closes by itself, perhaps before anybody sees it.
  const { service, store } = renderInEditor(null, { answers });
  store.setState({ dialog: { ...PLACE, files } });
  const soup = { image: { imageId: 'picture-soup' } };
  await waitFor(() => expect(store.getState().documents?.page.contents[0]).toMatchObject(soup));
  expect(service.sent('media/upload')).toMatchObject([{ file: 'soup.jpg' }]);
});

test('PictureDialog puts pictures that were dropped together in the empty places of their component', async () => {
  const answers: Answers = { ...ANSWERS, 'media/upload': picture('soup') as never };
  const { store, workbench } = renderInEditor(null, { answers });
  const items = [{ ...blockOf('Collage')?.start, componentType: 'Collage', key: 'collage' }] as ContentItem[];
  edit(workbench, { kind: 'addBlocks', list: { kind: 'contents' }, index: 0, items });
  const files = ['one', 'two', 'three', 'four'].map((name) => new File([name], `${name}.jpg`, { type: 'image/jpeg' }));
  const owner = { kind: 'block', key: 'collage' } as const;
  store.setState({ dialog: { kind: 'picture', owner, field: 'topRightImage', files } });
  const soup = { imageId: 'picture-soup' };
  const filled = { topLeftImage: soup, topRightImage: soup, bottomImage: soup };
  await waitFor(() => expect(store.getState().documents?.page.contents[0]).toMatchObject(filled));
});

test('PictureDialog says why the library cannot be shown, and tries again', async () => {
  const answers: Answers = { ...ANSWERS, 'media/list': refuses(503, 'The library is being moved') };
  const { user, service } = await openDialog(PLACE, { answers });
  await screen.findByText('The library is being moved');
  service.answer(ANSWERS);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: /garden/ });
});

test('DescribePictureDialog asks at once what the picture shows, or that it needs no words', async () => {
  const { user, dialog, store } = await openDialog({ ...PLACE, kind: 'describePicture' });
  await expectAccessible(dialog);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Image alt text' })));
  expect(document.activeElement?.tagName, 'its lines wrap').toBe('TEXTAREA');
  await user.keyboard('Soup on a table{Enter}');
  expect(store.getState().dialog).toBeNull();
  expect(store.getState().documents?.page.contents[0]).toMatchObject({ image: { alt: 'Soup on a table' } });
  store.setState({ dialog: { ...PLACE, kind: 'describePicture' } });
  await user.click(await screen.findByRole('checkbox', { name: /^Decorative/ }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(store.getState().documents?.page.contents[0]).toMatchObject({ image: { decorative: true } });
});

test('DescribePictureDialog changes the words alone: a crop and a picture from meanwhile stay', async () => {
  const { user, store, workbench } = await openDialog({ ...PLACE, kind: 'describePicture' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Image alt text' })));
  await user.keyboard('Soup');
  const mobile = { left: 1, top: 2, width: 30, height: 40 };
  edit(workbench, { ...PLACE, kind: 'setField', value: { imageId: 'picture-kitchen', alt: 'Other words', mobile } });
  await user.keyboard('{Enter}');
  const image = { imageId: 'picture-kitchen', alt: 'Soup', mobile };
  expect(store.getState().documents?.page.contents[0]).toMatchObject({ image });
});

test('CropPictureDialog crops the picture for the size that is shown', async () => {
  const { user, store, workbench } = renderInEditor(null, {
    answers: { ...ANSWERS, 'media/usage': [] },
    read: () => picture('garden'),
  });
  edit(workbench, { ...PLACE, kind: 'setField', value: { imageId: 'picture-garden', alt: 'A garden' } });
  store.setState({ dialog: { ...PLACE, kind: 'cropPicture', size: { name: 'mobile', width: 400, height: 400 } } });
  const dialog = await screen.findByRole('dialog', { name: 'Crop for mobile' });
  await user.click(within(dialog).getByRole('button', { name: 'Crop' }));
  await waitFor(() => expect(store.getState().dialog).toBeNull());
  expect(store.getState().documents?.page.contents[0]).toMatchObject({
    image: { imageId: 'picture-garden', alt: 'A garden', mobile: { top: 0, height: 900, width: 900 } },
  });
});

test('TextPictureDialog gives the chosen picture to the text that asked for one', async () => {
  const { user, workbench, store } = renderInEditor(null, { answers: ANSWERS });
  const taken: unknown[] = [];
  richTextHost(workbench).choose((chosen) => taken.push(chosen));
  expect(store.getState().dialog).toEqual({ kind: 'textPicture' });
  await user.click(await screen.findByRole('button', { name: /kitchen/ }));
  expect(taken).toEqual([{ imageId: 'picture-kitchen', alt: 'A kitchen' }]);
  expect(store.getState().dialog).toBeNull();
});
