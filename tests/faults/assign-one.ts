import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { formHandlers } from '#editor-service/server/forms/form-handlers.ts';
import { beforeStatements } from '#editor-service/server/testing/statements.ts';

/** Assigns one submission, as the service does, and is killed before the given statement of that. */
const [file = '', _id = '', pageId = '', blockKey = '', statement] = process.argv.slice(2);
const db = await openDatabase(file);
const place = { domainId: 'main', copy: 'published', siteUrl: 'http://localhost', hosts: [] } as const;
const handlers = formHandlers({ db, placeOf: async () => place, wakeMails: () => {}, hasRateLimits: false } as never);
let left = Number(statement);
const end = beforeStatements(() => {
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
});
await handlers['forms/assign']({ _id, pageId, blockKey }, {} as never);
end();
await db.destroy();
