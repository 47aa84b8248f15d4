import type { SiteFiles } from '../http/static-files/site-files.ts';
import type { Commit } from '../runtime/commit.ts';
import type { Ground } from '../runtime/ground.ts';
import { pageHandlers } from './page-handlers.ts';
import { findTexts } from './replace/find-texts.ts';
import { replaceTexts } from './replace/replace-texts.ts';
import { reportPages } from './report/report-pages.ts';
import { searchHandlers } from './search/search-handlers.ts';

interface Needs {
  commit: Commit;
  sites: SiteFiles;
}

/** Pages and listings, and what is done with all of them: search, replacing texts, the report. */
export const openPages = ({ db, log, now, environment, publicEditorUrl }: Ground, { commit, sites }: Needs) => ({
  calls: {
    ...pageHandlers({ db, log, now }),
    ...searchHandlers({ db, commit, sites }),
    'content/find': findTexts(db),
    'content/replace': replaceTexts(db),
    'report/loadPages': reportPages({ db, environment, publicEditorUrl }),
  },
});
