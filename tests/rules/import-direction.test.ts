import { describe, expect, it } from 'vitest';
import { type Import, importsOf, type SourceFile, sourceFiles } from './source-files.ts';

interface Room {
  /** The folder; the longest match owns a file. */
  folder: string;
  /** Folders it may import from, besides its own. */
  mayImport: readonly string[];
  /** Folders whose types it may import. */
  mayImportTypesOf?: readonly string[];
  /** Packages it must never load. */
  never?: RegExp;
  /** Packages it may load; everything when absent. */
  onlyPackages?: RegExp;
}

const PURE_SITE =
  /^site\/(?:blocks|templates|headers|content|demo\/content)\/(?:[^/]+|[^/]+\/definition|[^/]+\/[a-z-]+)\.ts$/;
const REACT = /^(?:react|react-dom|@astrojs\/react)(?:\/|$)/;

/** The table "The rooms" of the README, as a check. */
const ROOMS: readonly Room[] = [
  { folder: 'content-store/model', mayImport: [], onlyPackages: /^zod$/ },
  { folder: 'content-store/search', mayImport: ['content-store/model'], onlyPackages: /^lunr$/ },
  {
    folder: 'content-store/drafts',
    mayImport: ['content-store/model', 'content-store/published/failpoint.ts'],
    never: /^(?:express|astro|react)/,
  },
  {
    folder: 'content-store/published',
    mayImport: ['content-store/model'],
    never: /^(?:express|astro|react|kysely|better-sqlite3)/,
  },
  { folder: 'content-store', mayImport: [], never: /^(?:express|astro|react)/ },
  {
    folder: 'site',
    mayImport: ['content-store/model', 'content-store/search'],
    never: /^(?:node:fs|fs|express|better-sqlite3|kysely)/,
  },
  {
    folder: 'build',
    mayImport: ['content-store/model', 'content-store/published', 'content-store/search', 'site'],
    never: new RegExp(`^(?:express|better-sqlite3|kysely)|${REACT.source}`),
  },
  {
    folder: 'editor-service/editor',
    mayImport: ['content-store/model', 'site', 'editor-service/contract'],
    never: /^(?:node:fs|fs|express|better-sqlite3|kysely)/,
  },
  { folder: 'editor-service', mayImport: ['content-store', 'build', 'site'], never: REACT },
];

const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.includes('/fixtures/') || path.startsWith('tests/');
const within = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

function roomOf(path: string): Room | undefined {
  return ROOMS.filter((room) => within(path, room.folder)).sort((a, b) => b.folder.length - a.folder.length)[0];
}

function refusal(room: Room, { specifier, target, isTypeOnly }: Import): string | null {
  if (target === null) {
    if (room.never?.test(specifier) && !isTypeOnly) return `must never load the package ${specifier}`;
    if (room.onlyPackages && !room.onlyPackages.test(specifier))
      return `may only load ${room.onlyPackages.source}, not ${specifier}`;
    return null;
  }
  if (within(target, room.folder)) return null;
  if (room.mayImport.some((folder) => within(target, folder))) return null;
  if (isTypeOnly && room.mayImportTypesOf?.some((folder) => within(target, folder))) return null;
  return `must not import ${target}`;
}

/** Service and build know blocks by their definitions only, never by how they look. */
function looksRefusal(file: SourceFile, { target }: Import): string | null {
  const views = ['site', 'editor-service/editor'];
  const reachesSite = target !== null && within(target, 'site') && !views.some((room) => within(file.path, room));
  return reachesSite && !PURE_SITE.test(target) ? `may import pure definitions of the site only, not ${target}` : null;
}

function violations(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => !isTest(file.path))
    .flatMap((file) => {
      const room = roomOf(file.path);
      if (!room) return [];
      return importsOf(file).flatMap((imported) => {
        const why = refusal(room, imported) ?? looksRefusal(file, imported);
        return why ? [`${file.path} ${why}`] : [];
      });
    });
}

describe('the rooms', () => {
  it('are imported in one direction only', () => {
    expect(violations(sourceFiles())).toEqual([]);
  });

  it.each([
    ['content-store/model/entities/page.ts', "import { readFile } from 'node:fs/promises';"],
    ['content-store/drafts/content/pages.ts', "import { write } from '../../published/write.ts';"],
    [
      'site/chrome/footer/Footer.tsx',
      "import { openDatabase } from '#content-store/drafts/database/open-database.ts';",
    ],
    ['site/chrome/footer/Footer.tsx', "import { calls } from '#editor-service/contract/calls.ts';"],
    ['build/plan/plan.ts', "import { openDatabase } from '#content-store/drafts/database/open-database.ts';"],
    ['editor-service/server/start.ts', "import { Timeline } from '#site/blocks/timeline/Timeline.tsx';"],
    ['editor-service/server/start.ts', "import { useState } from 'react';"],
  ])('would refuse %s with %s', (path, text) => {
    expect(violations([{ path, text }])).toHaveLength(1);
  });
});
