import { writeFileSync } from 'node:fs';
import { createUser, logIn } from '../../editing-client.ts';
import { IS_LONG } from '../../run/long-form.ts';
import { expect, openEditor, test } from '../journey.ts';
import { Hand } from './hand.ts';
import { pages } from './pages.ts';
import { pictures } from './pictures.ts';
import { publishing } from './publishing.ts';
import { wholeSite } from './whole-site.ts';
import { writing } from './writing.ts';

/** In each run other tests do these: `CommandPalette.test.tsx` and the journey `rich-text`. */
const DONE_BY_OTHERS = ['find a page by its title and open it', 'put a table into a text'];

/** What other tasks left in the lists of the same site: each item may cost a Tab. */
const LEFT_BY_OTHERS = { pointer: 0, keyboard: 5 };

/**
 * Every task of the week, each a journey of its own; the table goes to the file that `PAGEWRIGHT_WEEK` names. The short form
 * does an eighth of the tasks, half of these with each hand, without those that other tests do, and counts no actions, as other
 * journeys leave items in its lists. What is left out has component tests: `LinkControl`, `LinkDialog`, `ShareDialog` and others.
 */
export function performWeek(hands: 'pointer' | 'keyboard'): void {
  // An option of workers, so that the long form has a site of its own: its lists hold nothing of other journeys.
  if (IS_LONG) test.use({ trace: 'off' });
  const rows: string[] = [];
  const turn = hands === 'pointer' ? 0 : 2;
  const tasks = [pages, writing, publishing, pictures, wholeSite]
    .flatMap((subject) => subject(hands))
    .filter(({ name }, index) => IS_LONG || (index % 16 === turn && !DONE_BY_OTHERS.includes(name)));

  for (const { name, at, by = 'ada', most, prepare, perform } of tasks) {
    test(`an editor can ${name}, by ${hands}`, async ({ page, product, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      if (by === 'chief') await createUser(product.folder, by, 'admin');
      await prepare?.(await logIn(product.editorUrl, 'ada'));
      await openEditor(page, product, `/${at}`, by);
      const hand = new Hand(page, hands === 'pointer');
      const start = performance.now();
      await perform(hand);
      rows.push(`| ${name} | ${hand.actions} | ${((performance.now() - start) / 1000).toFixed(1)} |`);
      if (IS_LONG) expect(hand.actions, 'actions').toBeLessThanOrEqual(most[hands] + LEFT_BY_OTHERS[hands]);
    });
  }

  test.afterAll(() => {
    const { PAGEWRIGHT_WEEK } = process.env;
    if (PAGEWRIGHT_WEEK) writeFileSync(`${PAGEWRIGHT_WEEK}-${hands}.md`, `${rows.join('\n')}\n`);
  });
}
