import { isTest, type SourceFile } from './source-files.ts';

/** Names that a framework or the place of a file gives: each blueprint, definition or page has its own. */
const GIVEN = /^(?:Props|GET|POST|getStaticPaths|prerender|partial)$/;
/** Definitions, named by their folder; site folders, which only show how things are named; migrations, which stay as they were. */
const APART = /^site\/(?:demo|docs|examples)\/|^build\/create\/looks\/|\/migrations\/|\/definition\.ts$|^tests\//;

const EXPORTED =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:interface|type|const|let|class|enum|function\*?) (\w+)/gm;

/** Names that more than one file exports, with these files. */
export function declaredTwice(files: readonly SourceFile[]): Map<string, string[]> {
  const all = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    if (isTest(path) || APART.test(path)) continue;
    for (const [, name = ''] of text.matchAll(EXPORTED)) {
      if (!GIVEN.test(name)) all.set(name, (all.get(name) ?? new Set()).add(path));
    }
  }
  return new Map([...all].flatMap(([name, paths]) => (paths.size > 1 ? [[name, [...paths]] as const] : [])));
}

/** Names that still mean more than one thing, outside the editor; the list only shrinks. */
export const STILL_TWICE: readonly string[] = [
  'Button',
  'Card',
  'ChosenDocument',
  'Collection',
  'Footer',
  'Form',
  'Hub',
  'Manner',
  'Navigation',
  'PageFacts',
  'Piece',
  'PostedPage',
  'RichText',
  'Role',
  'SiteDocument',
  'Submission',
  'Taken',
  'Text',
  'Visit',
  'Wanted',
  'addressOf',
  'attempt',
  'columnsOf',
  'contentOf',
  'dayText',
  'defineBlock',
  'defineTemplate',
  'entryOf',
  'filled',
  'hashOf',
  'headers',
  'helpWith',
  'importSite',
  'inWords',
  'isPassing',
  'kindsOf',
  'ownDefinitions',
  'ownTemplates',
  'pageFacts',
  'pageNames',
  'pathOf',
  'plainText',
  'savePage',
  'subjectOf',
  'text',
  'wordsOf',
];
