import { demoPages } from '#site/demo/content/demo-pages.ts';
import { publishAllBlocks } from './all-blocks.ts';
import { expect, LONG_ONLY, test } from './journey.ts';
import { printMistakes } from './print-mistakes.ts';

// What moves when the medium changes is lost on paper; without motion nothing would be.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// In each run: `five-ways`, on paper.
test('a visitor prints a page of all blocks and gets all of it', LONG_ONLY, async ({ page, product }) => {
  await publishAllBlocks(product, 'all-blocks-on-paper');
  await page.goto(`${product.siteUrl}/all-blocks-on-paper`);
  await expect(page.locator('.imprint')).toHaveText(/ · http\S+\/all-blocks-on-paper · Updated \d/);
  expect(await printMistakes(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(coveredPictures)).toEqual([]);
  expect(await page.evaluate(risingParts)).toEqual([]);
});

// In each run: a page of all blocks.
test('a visitor prints any page of the demo and gets all of it', LONG_ONLY, async ({ page, product }) => {
  test.setTimeout(600_000);
  const mistakes: string[] = [];
  for (const { slug } of demoPages) {
    await page.goto(`${product.siteUrl}/${slug}`);
    mistakes.push(...(await printMistakes(page)).map((mistake) => `${slug}: ${mistake}`));
  }
  expect(mistakes).toEqual([]);
});

/** What has a ground and lies over the middle of the upper edge of a picture. */
function coveredPictures(): string[] {
  return [...document.querySelectorAll('main img')].flatMap((picture) => {
    picture.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width } = picture.getBoundingClientRect();
    const hits = document.elementsFromPoint(left + width / 2, top + 8);
    return hits
      .slice(0, Math.max(0, hits.indexOf(picture)))
      .filter((hit) => !hit.matches('img') && getComputedStyle(hit).backgroundColor !== 'rgba(0, 0, 0, 0)')
      .map((hit) => `<${hit.localName}> “${hit.className}”`);
  });
}

/** What rises above its block: on paper it may lie on the text before, or be cut between two pages. */
function risingParts(): string[] {
  return [...document.querySelectorAll('.block')].flatMap((block) => {
    const { top } = block.getBoundingClientRect();
    return [...block.querySelectorAll('*')]
      .filter((part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((part) => part.getBoundingClientRect().height > 0 && part.getBoundingClientRect().top < top - 1)
      .map((part) => `<${part.localName}> “${part.className}”`);
  });
}
