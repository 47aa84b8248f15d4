import { expect, test } from 'vitest';
import { testsNear } from './near-tests.ts';

const SOURCES = [
  { path: 'site/blocks/quote/Quote.tsx', text: "import './Quote.module.css';" },
  { path: 'site/blocks/quote/Quote.test.tsx', text: "import { blocks } from '../registry.ts';" },
  { path: 'site/blocks/registry.ts', text: "import { Quote } from './quote/Quote.tsx';" },
  { path: 'site/blocks/registry.test.ts', text: '' },
  { path: 'site/cards/card.test.ts', text: "import { blocks } from '../blocks/registry.ts';" },
  { path: 'site/cards/far.ts', text: "import { blocks } from '../blocks/registry.ts';" },
  { path: 'site/cards/far.test.ts', text: "import { far } from './far.ts';" },
  { path: 'site/cards/typed.test.ts', text: "import type { Quote } from '../blocks/quote/Quote.tsx';" },
  { path: 'tests/rules/rooms.test.ts', text: '' },
  { path: 'tests/rules/budgets.test.ts', text: "import { renderDemo } from './rendered-demo.ts';" },
  { path: 'tests/faults/disk.test.ts', text: "import { blocks } from '../../site/blocks/registry.ts';" },
];

test('the tests near a change are those beside it, those that import it, and the rules that read sources', () => {
  expect(testsNear(['site/blocks/quote/Quote.tsx'], SOURCES)).toEqual([
    'site/blocks/quote/Quote.test.tsx',
    'site/blocks/registry.test.ts',
    'site/cards/card.test.ts',
    'tests/rules/rooms.test.ts',
  ]);
});

test('a style reaches the tests of the components that import it', () => {
  expect(testsNear(['site/blocks/quote/Quote.module.css'], SOURCES)).toContain('site/blocks/quote/Quote.test.tsx');
});

test('a test across rooms is run when it was changed itself', () => {
  expect(testsNear(['tests/faults/disk.test.ts'], SOURCES)).toContain('tests/faults/disk.test.ts');
});

test('without a change there is nothing to test', () => {
  expect(testsNear([], SOURCES)).toEqual([]);
});
