import { setImmediate as rest } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Rendered } from '#build/render/render.ts';
import { ada } from '#content-store/testing/documents.ts';
import type { PageFacts } from '../../preview/page-facts.ts';
import { createRenderSet } from './render-set.ts';
import type { PlannedDocuments } from './set-plan.ts';

it('createRenderSet() renders two of many sets at a time, so that none waits on the thread for the others', async () => {
  let [running, most, rendered] = [0, 0, 0];
  const live = async () => {
    running += 1;
    most = Math.max(most, running);
    await rest();
    running -= 1;
    rendered += 1;
    return {} as Rendered;
  };
  const renderSet = createRenderSet({ live, factsOf: async () => ({}) as PageFacts }, () => {});
  const item: PlannedDocuments = {
    ...{ kind: 'navigation', _id: 'nav_main', title: 'Navigation', action: 'publish', slug: null },
    ...{ isUnchanged: false, documents: [] },
  };
  await Promise.all(Array.from({ length: 200 }, () => renderSet('main', [item], { stamp: ada, withFacts: false })));
  expect([most, rendered]).toEqual([2, 200]);
});
