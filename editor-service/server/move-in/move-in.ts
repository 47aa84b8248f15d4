import {
  eachLoss,
  importSource,
  kindsOf,
  listImports,
  listLosses,
  markLoss,
} from '#content-store/drafts/move-in/import-reports.ts';
import { pageNames } from '#content-store/drafts/pages/page-names.ts';
import { Download } from '../../contract/answers.ts';
import { csvFile } from '../forms/csv.ts';
import type { HandlersOf } from '../http/call-context.ts';
import type { Ground } from '../runtime/ground.ts';
import type { importSite as ImportSite, ImportWork } from './import-site.ts';

export type { ImportWork };

/** An import, loaded when a command runs it: nothing else needs its readers. */
export const importSite: typeof ImportSite = async (...given) =>
  (await import('./import-site.ts')).importSite(...given);

/** The readers of each kind of source, loaded when they are needed, too. */
export const sources = {
  wordpress: async (file: string): Promise<ImportWork> => {
    const { importWordpress } = await import('./import-wordpress.ts');
    return (needs) => importWordpress(file, needs);
  },
  markdown: async (folder: string): Promise<ImportWork> => {
    const { importMarkdown } = await import('./import-markdown.ts');
    return (needs) => importMarkdown(folder, needs);
  },
  /** Throws AppError `invalid` for a mapping that is none. */
  csv: async (file: string, mappingText: string): Promise<ImportWork> => {
    const { importCsv, readMapping } = await import('./import-csv.ts');
    const mapping = readMapping(mappingText);
    return (needs) => importCsv(file, mapping, needs);
  },
  /** Throws AppError `invalid` for a source that the site folder does not have, or that cannot be loaded. */
  own: async (name: string, args: readonly string[]): Promise<ImportWork> => {
    const { importOwn, sourceNamed } = await import('./import-own.ts');
    const source = await sourceNamed(name);
    return (needs) => importOwn(source, args, needs);
  },
};

const COLUMNS = ['Done by', 'Source', 'What', 'Why', 'Times', 'Page'];

/** What imports from elsewhere lost, as lists to work through in the editor. The imports themselves are commands. */
export function openMoveIn({ db }: Ground) {
  const calls: HandlersOf<'import'> = {
    'import/list': async ({ domainId }) => ({ imports: await listImports(db, domainId) }),

    'import/loadLosses': async ({ domainId, importId, kind, isOpen, limit, page }) => {
      await importSource(db, importId, domainId);
      const filter = { importId, kind, isOpen, limit, offset: (page - 1) * limit };
      const { losses, total } = await listLosses(db, filter);
      const named = await pageNames(
        db,
        losses.flatMap(({ pageId }) => pageId ?? []),
      );
      const pages = new Map(named.map(({ _id, slug, title }) => [_id, { _id, slug, title }]));
      return {
        losses: losses.map(({ pageId, ...loss }) => ({ ...loss, page: pages.get(pageId ?? '') })),
        total,
        kinds: await kindsOf(db, importId),
      };
    },

    'import/mark': async ({ domainId, importId, number, isDone }, { caller: { username } }) => {
      await importSource(db, importId, domainId);
      await markLoss(db, { importId, number, doneBy: isDone ? username : '' });
      return {};
    },

    'import/generateCSV': async ({ domainId, importId }) => {
      await importSource(db, importId, domainId);
      const rows = csvFile(COLUMNS, async function* () {
        for await (const { doneBy, source, what, why, times, pageId } of eachLoss(db, importId))
          yield { cells: [doneBy, source, what, why, String(times), pageId ?? ''], values: {} };
      });
      return new Download('Import Report.csv', rows);
    },
  };
  return { calls };
}
