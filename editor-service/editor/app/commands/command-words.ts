import type { Task } from '../../store/state/dialog.ts';

/** What each dialog is called and found by; a dialog without a line here does not compile. */
export const DIALOGS: Readonly<Record<Task, { label: string; words: string }>> = {
  newPage: { label: 'Create a new page', words: 'add copy duplicate' },
  pageBrowser: { label: 'All pages', words: 'browser tree list find sitemap move rename delete' },
  share: { label: 'Share a preview', words: 'link show somebody draft review' },
  library: { label: 'Media library', words: 'pictures images photos files upload' },
  pageSettings: { label: 'Page settings', words: 'address slug title description move' },
  siteSettings: { label: 'Site settings', words: '' },
  config: { label: 'Config settings', words: 'installation' },
  dashboard: { label: 'Dashboard', words: 'home overview' },
  replace: { label: 'Search and replace', words: 'find texts words everywhere whole site' },
};

/** What some tabs are also found by. */
export const TAB_WORDS: Readonly<Record<string, string>> = {
  SEO: 'search engines description keywords priority google',
  'Open Graph': 'social sharing facebook picture',
  Redirects: 'old addresses forward',
  Roles: 'permissions who may',
  Users: 'people accounts invite password',
  'API Tokens': 'scripts bearer key secret automation',
  Banner: 'notice announcement',
  History: 'versions restore earlier',
  Trash: 'deleted restore bin',
  'Form Submissions': 'enquiries answers messages export csv',
  'Mail Outbox': 'email sent',
  'Recent Activity': 'log audit who did',
  System: 'disk space backup warnings size',
  Webhook: 'told of publishes continuous integration rebuild',
  Imports: 'moved in wordpress markdown list lost report',
  Report: 'dead links alt pictures old pages unused media check',
  General: 'address slug delete duplicate',
  Domains: 'hostnames sites',
};
