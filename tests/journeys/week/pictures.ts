import { expect } from 'playwright/test';
import sharp from 'sharp';
import { savedByItself } from './saved-by-itself.ts';
import { blockOf, buttonOf, savePage } from './small-pages.ts';
import type { Task } from './task.ts';

const CROP = { left: 10, top: 10, width: 100, height: 100 };

export const pictures = (mark: string): Task[] => [
  {
    name: 'change a picture, its crop and caption kept',
    at: `week-picture-${mark}`,
    most: { pointer: 4, keyboard: 18 },
    async prepare(client) {
      const { items } = await client.get<{ items: { _id: string }[] }>('media/list', {
        search: 'portrait-noor',
      });
      const image = { imageId: items[0]?._id, alt: 'Our cook', caption: 'On a Tuesday', desktop: CROP };
      await savePage(client, `week-picture-${mark}`, 'A picture', [
        { componentType: 'SlimImage', key: 'picture', image },
      ]);
    },
    async perform(hand) {
      const { page } = hand;
      const picture = blockOf(page, 'picture').locator('img');
      if (hand.hasPointer) {
        hand.actions += 1;
        await picture.dblclick();
      } else {
        await hand.skipToPage();
        await hand.reach(blockOf(page, 'picture'));
        await hand.key('Alt+Enter');
        await hand.press(buttonOf(page.getByRole('complementary', { name: 'Settings' }), 'Change picture'));
      }
      const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
      await hand.focus(dialog.getByLabel('Search'));
      await hand.type('portrait-mele');
      const found = dialog.getByRole('button', { name: /portrait-mele/ });
      await expect(dialog.getByRole('status').filter({ hasText: '1 item' })).toBeVisible();
      await hand.press(found);
      await expect(dialog).toBeHidden();
      await expect(picture).toHaveAttribute('alt', 'Our cook');
      await savedByItself(page);
      const contents = await page.evaluate(() => window.pagewright?.store.getState().documents?.page.contents);
      expect(contents?.[0]).toMatchObject({ image: { desktop: CROP, caption: 'On a Tuesday' } });
    },
  },
  {
    name: 'upload five pictures into a folder of their own',
    at: 'about',
    most: { pointer: 6, keyboard: 23 },
    async perform(hand) {
      const { page } = hand;
      const folder = `Open day ${mark}`;
      if (hand.hasPointer) await hand.press(buttonOf(page, 'Media'));
      else await hand.go('media', /^Media library/);
      const dialog = page.getByRole('dialog', { name: 'Media library' });
      await hand.press(buttonOf(dialog, 'New folder'));
      await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
      await hand.type(folder);
      await hand.key('Enter');
      await expect(buttonOf(dialog, folder)).toHaveAttribute('aria-current', 'true');
      const chooser = page.waitForEvent('filechooser');
      await hand.press(buttonOf(dialog, 'Upload'));
      hand.actions += 1;
      await (await chooser).setFiles(await fivePictures(mark));
      await expect(dialog.getByText(`5 items in “${folder}”`)).toBeVisible();
    },
  },
];

/** Small pictures; none is the same as another, or as those of the other hand. */
function fivePictures(mark: string) {
  return Promise.all(
    Array.from({ length: 5 }, async (_, index) => {
      const background = { r: 40 * index, g: mark.length * 20, b: 120 };
      const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer();
      return { name: `${mark} ${index + 1}.png`, mimeType: 'image/png', buffer };
    }),
  );
}
