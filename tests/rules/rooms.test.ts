import { describe, expect, it } from 'vitest';
import { circles, forbiddenReach, throughWalls, upward } from './room-rules.ts';
import { sourceFiles } from './source-files.ts';

const files = sourceFiles();

describe('the rooms', () => {
  it('are imported in one direction only, types and named paths included', () => {
    expect(upward(files)).toEqual([]);
  });

  it('never reach forbidden packages, however many imports away', () => {
    expect(forbiddenReach(files)).toEqual([]);
  });

  it('keep closed folders closed: their files are not imported from outside', () => {
    expect(throughWalls(files)).toEqual([]);
  });

  it('contain no circular imports between folders', () => {
    expect(circles(files)).toEqual([]);
  });

  it.each([
    ['content-store/model/entities/page.ts', "import { readFile } from 'node:fs/promises';"],
    ['content-store/drafts/content/pages.ts', "import { write } from '../../published/write.ts';"],
    [
      'site/chrome/footer/Footer.tsx',
      "import { openDatabase } from '#content-store/drafts/database/open-database.ts';",
    ],
    ['site/chrome/footer/Footer.tsx', "import type { calls } from '#editor-service/contract/calls.ts';"],
    ['site/chrome/footer/Footer.tsx', "const entry = 'editor-service/editor/index.html';"],
    ['build/plan/plan.ts', "import type { Db } from '#content-store/drafts/database/open-database.ts';"],
    ['build/plan/plan.ts', "import { Timeline } from '#site/blocks/timeline/Timeline.tsx';"],
    ['build/compile/compile.ts', "const editor = join(root, 'editor-service/editor');"],
    ['editor-service/contract/calls.ts', "import { start } from '../server/start.ts';"],
    ['editor-service/server/start.ts', "import type { Shell } from '../editor/shell/Shell.tsx';"],
  ])('rejects %s with %s', (path, text) => {
    expect(upward([{ path, text }])).toHaveLength(1);
  });

  it('rejects React behind two imports', () => {
    const planted = [
      { path: 'editor-service/server/start.ts', text: "import { one } from '#site/content/one.ts';" },
      { path: 'site/content/one.ts', text: "import { two } from '../elements/two.tsx';" },
      { path: 'site/elements/two.tsx', text: "import { useState } from 'react';" },
    ];
    expect(forbiddenReach(planted)).toEqual([
      'editor-service/server/start.ts → site/content/one.ts → site/elements/two.tsx → react',
    ]);
  });

  it('rejects an import from inside a closed folder', () => {
    const text = "import { Tab } from '../blocks/timeline/Tab.tsx';";
    expect(throughWalls([{ path: 'site/chrome/SiteFrame.tsx', text }])).toHaveLength(1);
  });

  it('rejects circular imports, even of types', () => {
    const planted = [
      { path: 'site/cards/card.ts', text: "import type { Page } from '../document/page.ts';" },
      { path: 'site/document/page.ts', text: "import { card } from '../cards/card.ts';" },
    ];
    expect(circles(planted)).toHaveLength(2);
  });
});
