import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { askingReader } from '../../api/ask-reader.ts';
import { sampleStore } from '../../store/testing/sample-documents.ts';
import { PageFactsContext, SelectingContext, ShellContext } from '../state/shell-context.ts';
import { CanvasBlocks } from './CanvasBlocks.tsx';
import { FirstAnswersContext } from './first-answers.ts';
import { StillBlocks } from './StillBlocks.tsx';

const CONTENTS = { kind: 'contents' } as const;
const FACTS = { _id: 'p1', slug: 'about', hubs: [] };

test('blocks on the page can be selected and their slots filled; still blocks cannot', async () => {
  const store = sampleStore();
  const reader = askingReader(async (questions) => questions.map(() => ({ imageBaseUrl: '' })));
  const items = store.getState().documents?.page.contents ?? [];
  render(
    <ShellContext value={{ store, reader } as never}>
      <FirstAnswersContext value={{ blocks: new Map() } as never}>
        <PageFactsContext value={FACTS}>
          <SelectingContext value>
            <main>
              <CanvasBlocks address={CONTENTS} label="this page" />
            </main>
            <aside>
              <StillBlocks items={items} page={FACTS} />
            </aside>
          </SelectingContext>
        </PageFactsContext>
      </FirstAnswersContext>
    </ShellContext>,
  );
  const [page, still] = [screen.getByRole('main'), screen.getByRole('complementary')];
  await within(page).findByRole('button', { name: /Add the first component to Right column/ });
  expect(within(page).getByRole('group', { name: 'Quote, 1 of 1' })).toBeTruthy();
  expect([...page.querySelectorAll('[data-slot]')].map((slot) => slot.getAttribute('data-slot'))).toEqual([
    'left',
    'right',
  ]);
  await within(still).findByText('First');
  expect(still.querySelectorAll('[data-still] .slot')).toHaveLength(2);
  expect(still.querySelectorAll('[data-slot], [tabindex], button')).toHaveLength(0);
});
