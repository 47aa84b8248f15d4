import type { Db } from '#content-store/drafts/database/open-database.ts';
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

const COLUMNS = ['Done by', 'Source', 'What', 'Why', 'Times', 'Page'];

/** What imports from elsewhere lost, as lists to work through. */
export function importHandlers(db: Db): HandlersOf<'import'> {
  return {
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
}
