import { siteLanguages } from '#site/fields/site-languages.ts';
import type { ModalTab } from '../workbench/server-state/TabbedTask.tsx';
import { PageGeneralTab, SectionGeneralTab } from './GeneralTabs.tsx';
import { HistoryTab } from './history/HistoryTab.tsx';
import { PageRolesTab } from './PageRolesTab.tsx';
import { PageSeoTab } from './PageSeoTab.tsx';
import { AcademyTab, DatesTab, PageOpenGraphTab, PageTagsTab, PageTwitterTab } from './SavedFieldsTab.tsx';
import { SitemapTab } from './sitemap/SitemapTab.tsx';
import { TrashTab } from './TrashTab.tsx';
import { LanguagesTab } from './translate/LanguagesTab.tsx';
import { TranslatorsTab } from './translate/TranslatorsTab.tsx';
import { ReportTab } from './whole-site/ReportTab.tsx';

const ROLES: ModalTab = {
  name: 'Roles',
  words: 'permissions who may',
  right: 'administer',
  isOfDraft: true,
  Panel: PageRolesTab,
};
const HISTORY: ModalTab = { name: 'History', words: 'versions restore earlier', isOfDraft: true, Panel: HistoryTab };
const LANGUAGES: ModalTab = {
  name: 'Languages',
  command: 'Translate this page',
  words: 'translation language version',
  isOfDraft: true,
  Panel: LanguagesTab,
};

/** The settings of a page. */
export const pageTabs: readonly [ModalTab, ...ModalTab[]] = [
  { name: 'General', words: 'address slug template', Panel: PageGeneralTab },
  ...(siteLanguages.length > 1 ? [LANGUAGES] : []),
  { name: 'SEO', words: 'search engines description keywords priority google', Panel: PageSeoTab },
  { name: 'Open Graph', words: 'social sharing facebook picture', Panel: PageOpenGraphTab },
  { name: 'Twitter', Panel: PageTwitterTab },
  { name: 'Tags', Panel: PageTagsTab },
  ROLES,
  { name: 'Dates and places', Panel: DatesTab },
  { name: 'Academy details', Panel: AcademyTab },
  HISTORY,
];

/** The settings of a section, which has no address and appears in no list of pages. */
export const sectionTabs: readonly [ModalTab, ...ModalTab[]] = [
  { name: 'General', words: 'name used', Panel: SectionGeneralTab },
  ROLES,
  HISTORY,
];

/** The tabs about all pages. */
export const pagesTabs = {
  sitemap: { name: 'Sitemap', Panel: SitemapTab },
  report: { name: 'Report', words: 'dead links alt pictures old pages unused media check', Panel: ReportTab },
  translators: {
    name: 'Translators',
    command: 'Send to translators, take back a translation',
    words: 'xliff export import translation',
    Panel: TranslatorsTab,
  },
  trash: { name: 'Trash', words: 'deleted restore bin', Panel: TrashTab },
} satisfies Record<string, ModalTab>;
