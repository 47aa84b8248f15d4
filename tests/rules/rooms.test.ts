import { describe, expect, it } from 'vitest';
import { DOORS } from './doors.ts';
import {
  circlesOfFiles,
  circlesOfSubjects,
  crowdedSubjects,
  forbiddenReach,
  loadedBy,
  pastDoors,
  throughWalls,
  unusedDoors,
  upward,
  withoutDoor,
  withoutEnding,
} from './room-rules.ts';
import { sourceFiles } from './source-files.ts';

const files = sourceFiles();

/** What a plain start loads: the service, and the threads that most sites need. */
const LOADED_AT_THE_START = [
  'editor-service/run-service.ts',
  'editor-service/server/start.ts',
  'editor-service/server/preview/worker.ts',
  'editor-service/server/forms/commit-thread.ts',
  'build/builder-thread.ts',
];
/** PostgreSQL, the bucket, HEIC, and imports from elsewhere: loaded when settings, an upload or a command ask for them. */
const FEW_NEED =
  /^(?:pg|@aws-sdk\/.*|heic-decode|openid-client|content-store\/drafts\/database\/postgres\/(?!postgres-error\.ts).*|editor-service\/server\/move-in\/(?!(?:move-in|import-handlers)\.ts).*)$/;

describe('the rooms', () => {
  it('are imported in one direction only, types and named paths included', () => {
    expect(upward(files)).toEqual([]);
  });

  // Biome has a rule for it, which reads every file of every package first: 10 CPU seconds, whatever is checked.
  it('are imported with the ending of each file, as Node wants it', () => {
    const planted = { path: 'site/planted.ts', text: "import './near';\nimport { one } from '#site/far';" };
    expect(withoutEnding([planted])).toEqual(['site/planted.ts: ./near', 'site/planted.ts: #site/far']);
    expect(withoutEnding(files)).toEqual([]);
  });

  // Node resolves static imports before `require-node.mjs` runs: such a command would have the defaults of every site.
  it('read the site folder in commands only once its modules can be found', () => {
    const commands = files.filter(
      ({ path, text }) =>
        /^(?:build|editor-service)\/cli\/[\w-]+\.ts$/.test(path) && text.includes("require-node.mjs'"),
    );
    expect(commands.length).toBeGreaterThan(20);
    expect(commands.flatMap(({ path }) => loadedBy(files, path, /^site\/own\//))).toEqual([]);
  });

  it('never reach forbidden packages, however many imports away', () => {
    expect(forbiddenReach(files)).toEqual([]);
  });

  it('keep closed folders closed: their files are not imported from outside', () => {
    expect(throughWalls(files)).toEqual([]);
  });

  it('are entered by the doors of their subjects only', () => {
    expect(pastDoors(files)).toEqual([]);
  });

  it('have no door that nobody uses', () => {
    expect(unusedDoors(files)).toEqual([]);
  });

  it('have few doors: at most 25 in the editor', () => {
    expect(DOORS.filter((door) => door.startsWith('editor-service/editor/')).length).toBeLessThanOrEqual(25);
  });

  it('open at most four files of a subject of the server besides its door', () => {
    expect(crowdedSubjects()).toEqual([]);
  });

  it('have a file for each subject of the server that puts it together', () => {
    expect(withoutDoor(files)).toEqual([]);
  });

  it.each(LOADED_AT_THE_START)('load with %s nothing that few sites need', (start) => {
    expect(loadedBy(files, start, FEW_NEED)).toEqual([]);
  });

  it('contain no circular imports between subjects', () => {
    expect(circlesOfSubjects(files)).toEqual([]);
  });

  it('contain no circular imports between files', () => {
    expect(circlesOfFiles(files)).toEqual([]);
  });

  it.each([
    ['content-store/model/entities/page.ts', "import { readFile } from 'node:fs/promises';"],
    ['content-store/drafts/pages/pages.ts', "import { write } from '../../published/write.ts';"],
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

  it('does not take an import specifier for a path of another room', () => {
    const text = "import { domain } from '../site/domains.ts';\nconst lazy = () => import('../site/domains.ts');";
    expect(upward([{ path: 'content-store/drafts/pages/pages.ts', text }])).toEqual([]);
  });

  it('rejects an import of a file of another subject that is no door', () => {
    const text = "import type { Hidden } from '../media/decode/hidden.ts';";
    expect(pastDoors([{ path: 'editor-service/server/links/links.ts', text }])).toHaveLength(1);
    expect(pastDoors([{ path: 'editor-service/server/media/media.ts', text }])).toEqual([]);
    expect(pastDoors([{ path: 'editor-service/server/app.ts', text }])).toEqual([]);
  });

  it('lets what puts subjects together import only what each offers on top of itself', () => {
    const planted = (text: string, path = 'editor-service/editor/app/dialogs.ts') => pastDoors([{ path, text }]);
    expect(planted("import { formsTabs } from '../forms/tabs.ts';")).toEqual([]);
    expect(planted("const panel = import('../forms/FormPanel.tsx');")).toEqual([]);
    expect(planted("import { MailTab } from '../forms/MailTab.tsx';")).toHaveLength(1);
    expect(planted("import { tabs } from '../forms/inside/tabs.ts';")).toHaveLength(1);
    expect(planted("import { formsTabs } from '../forms/tabs.ts';", 'editor-service/editor/site/site.ts')).toHaveLength(
      1,
    );
  });

  it('rejects a fifth file that a subject of the server opens besides its door', () => {
    const folder = 'editor-service/server/links';
    const four = ['a', 'b', 'c', 'd', 'links'].map((name) => `${folder}/${name}.ts`);
    expect(crowdedSubjects(four)).toEqual([]);
    expect(crowdedSubjects([...four, `${folder}/e.ts`])).toHaveLength(1);
  });

  it('rejects a subject of the server that no file puts together', () => {
    expect(withoutDoor([{ path: 'editor-service/server/links/hrefs.ts', text: '' }])).toHaveLength(1);
    expect(withoutDoor([{ path: 'editor-service/server/http/access.ts', text: '' }])).toEqual([]);
  });

  it('rejects an import that loads what few sites need, but not a later one', () => {
    const start = 'editor-service/server/start.ts';
    const planted = (text: string) => [
      { path: start, text: "import { moveIn } from './move-in/move-in.ts';" },
      { path: 'editor-service/server/move-in/move-in.ts', text },
    ];
    const now = "import { importCsv } from './import-csv.ts';";
    expect(loadedBy(planted(now), start, FEW_NEED)).toHaveLength(1);
    expect(loadedBy(planted("import pg from 'pg';"), start, FEW_NEED)).toHaveLength(1);
    expect(loadedBy(planted("import type pg from 'pg';"), start, FEW_NEED)).toEqual([]);
    expect(loadedBy(planted("const read = () => import('./import-csv.ts');"), start, FEW_NEED)).toEqual([]);
  });

  it('rejects a door that nobody uses', () => {
    expect(unusedDoors([])).not.toEqual([]);
  });

  it('rejects circular imports of subjects, even of types', () => {
    const planted = [
      { path: 'site/cards/card.ts', text: "import type { Page } from '../document/page.ts';" },
      { path: 'site/document/inside/more.ts', text: "import { other } from '../../cards/other.ts';" },
    ];
    expect(circlesOfSubjects(planted)).toHaveLength(2);
    expect(circlesOfFiles(planted)).toEqual([]);
  });

  it('rejects circular imports of files, even through a type and the address of a thread', () => {
    const planted = [
      { path: 'build/start.ts', text: "const thread = new URL('./thread.ts', import.meta.url);" },
      { path: 'build/thread.ts', text: "import type { Message } from './start.ts';" },
      { path: 'build/build.ts', text: "import { start } from './start.ts';" },
    ];
    expect(circlesOfFiles(planted)).toHaveLength(2);
  });
});
