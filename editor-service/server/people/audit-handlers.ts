import type { Db } from '#content-store/drafts/database/open-database.ts';
import { type PageName, pageNames } from '#content-store/drafts/pages/page-names.ts';
import { listAudit } from '#content-store/drafts/people/audit.ts';
import type { HandlersOf } from '../http/call-context.ts';
import { pageIn } from '../http/subject-of.ts';

/** Who did what, latest first; pages with the names they have now. */
export function auditHandlers(db: Db): HandlersOf<'audit'> {
  return {
    'audit/list': async ({ action, actor, page, size }) => {
      const { entries, total } = await listAudit(db, { action, actor, limit: size, offset: (page - 1) * size });
      const ids = entries.flatMap(({ subject }) => pageIn(subject) ?? []);
      const names = new Map((await pageNames(db, ids)).map((name) => [name._id, name]));
      return { entries: entries.map((entry) => withPage(entry, names.get(pageIn(entry.subject) ?? ''))), total };
    },
  };
}

const withPage = <Entry>(entry: Entry, page: PageName | undefined) => (page ? { ...entry, page } : entry);
