import { createUser } from '../editing-client.ts';
import { discard, type RunningProduct, startProduct } from '../running-product.ts';
import { TABBED } from './editor-dialogs.ts';
import { canvas, expect, LONG_ONLY, test, visitEditor } from './journey.ts';
import { cutOffIn, pseudo, speakPseudo, untranslatedIn } from './pseudo-language.ts';

/** What the demo's own content happens to share with a text of the editor, and names that no language translates. */
const NOT_OURS = [
  ...['Twitter', 'Open Graph', 'Webhook', 'Sitemap', 'Pagewright', 'Alt', 'Tab', 'Esc', 'Notifications'],
  // Pages that link to the open one, and categories of tags.
  ...[
    'Aboriginal explainer',
    'Left and right',
    'Picture or video',
    'Quote',
    'Related pages',
    'Video',
    'Topic',
    'Place',
  ],
];

// A product of its own: pages, mails and names that other journeys leave may be called what a text of the editor says.
let product: RunningProduct;

test.beforeAll(async ({ seed }) => {
  product = await startProduct({ seed });
});
test.afterAll(() => discard(product));

// In each run: `rules/editor-words.test.ts` (every text has its translation); room for longer words is left to the long form.
test(
  'the editor says everything in the language of the person, and has room for longer words',
  LONG_ONLY,
  async ({ page }) => {
    test.setTimeout(300_000);
    await speakPseudo(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await createUser(product.folder, 'translator', 'admin');
    await visitEditor(page, product, '/about', 'translator');
    await expect(canvas(page).locator('[aria-roledescription]').first()).toBeVisible();
    const expectSaid = async (where: string) => {
      const left = (await untranslatedIn(page)).filter((text) => !NOT_OURS.includes(text));
      expect.soft(left, `${where}, not translated`).toEqual([]);
      expect.soft(await cutOffIn(page), `${where}, cut off`).toEqual([]);
    };
    await expectSaid('the page');
    const others = ['publish', 'share', 'pageBrowser', 'newPage', 'commands', 'shortcuts', 'library', 'replace'];
    for (const { dialog } of [...others.map((kind) => ({ dialog: { kind } })), ...TABBED]) {
      await page.evaluate(`window.pagewright.store.setState({ dialog: ${JSON.stringify(dialog)} })`);
      const shown = page.locator('[role="dialog"], [role="alertdialog"]');
      await expect(shown).toBeVisible();
      for (const tab of await shown.getByRole('tab').all()) {
        await tab.click();
        await expect(shown.getByText(pseudo('Loading…'))).toHaveCount(0);
        await expectSaid(`${dialog.kind}, ${await tab.textContent()}`);
      }
      await expectSaid(dialog.kind);
      await page.keyboard.press('Escape');
      await expect(shown).toBeHidden();
    }
  },
);
