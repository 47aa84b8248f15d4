import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { picture } from '../testing/samples.ts';
import { showControl } from '../testing/show-control.tsx';
import { ImageControl } from './ImageControl.tsx';

const sizes = [
  { name: 'desktop', width: 1200, height: 600 },
  { name: 'mobile', width: 400, height: 400 },
] as const;
const FIELD = { kind: 'image', path: 'image', label: 'Portrait', sizes } as const;
const GARDEN = picture('garden');
const STORED = { imageId: GARDEN._id, alt: 'Our garden' };
const START = {
  answers: {
    'media/list': { items: [GARDEN, picture('kitchen')], total: 2 },
    'media/getFolders': { folders: [], tags: [] },
  },
  read: () => GARDEN,
};

test('ImageControl chooses a picture of the library, with its alt text', async () => {
  const { user, changes } = showControl(ImageControl, FIELD, undefined, { ...START, read: () => null });
  await user.click(screen.getByRole('button', { name: 'Choose a picture' }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose a picture' });
  const chosen = await screen.findByRole('button', { name: /kitchen/ });
  await expectAccessible(dialog);
  await user.click(chosen);
  expect(changes.at(-1)).toMatchObject({ imageId: 'picture-kitchen', alt: 'A kitchen' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('ImageControl edits the texts of a picture, or makes it decorative', async () => {
  const { user, changes } = showControl(ImageControl, FIELD, STORED, START);
  await user.type(screen.getByRole('textbox', { name: 'Image alt text' }), ' in May');
  await user.type(screen.getByRole('textbox', { name: 'Caption' }), 'May');
  expect(changes.at(-1)).toMatchObject({ alt: 'Our garden in May', caption: 'May' });
  await user.click(screen.getByRole('checkbox', { name: /^Decorative/ }));
  expect(changes.at(-1)).toMatchObject({ decorative: true });
  expect(screen.queryByRole('textbox', { name: 'Image alt text' })).toBeNull();
  await expectAccessible(document.body);
});

test('ImageControl crops each size, and clears the picture', async () => {
  const { user, changes } = showControl(ImageControl, FIELD, STORED, START);
  const crop = await screen.findByRole('button', { name: 'Crop mobile: Portrait' });
  await waitFor(() => expect(crop.getAttribute('aria-disabled')).toBeNull());
  await user.click(crop);
  const dialog = await screen.findByRole('dialog', { name: /Crop/ });
  await expectAccessible(dialog);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Remove picture' }));
  expect(changes.at(-1)).toMatchObject({ imageId: '', alt: '' });
});

test('ImageControl says when its picture is no longer in the library', async () => {
  showControl(ImageControl, FIELD, STORED, { ...START, read: () => null });
  await screen.findByText(/deleted from the media library/);
  screen.getByRole('button', { name: 'Change picture' });
});
