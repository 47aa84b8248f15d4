import { late } from '../ui/late.ts';
import type { Dialogs, TaskNames } from '../workbench/dialogs.ts';

export const pagesDialogs = {
  discard: late(async () => (await import('./DiscardDialog.tsx')).DiscardDialog),
  deletePage: late(async () => (await import('./DeletePageDialog.tsx')).DeletePageDialog),
  pageBrowser: late(async () => (await import('./browser/PageBrowser.tsx')).PageBrowser),
  newPage: late(async () => (await import('./NewPageDialog.tsx')).NewPageDialog),
  replace: late(async () => (await import('./whole-site/ReplaceDialog.tsx')).ReplaceDialog),
} satisfies Partial<Dialogs>;

export const pagesTasks = {
  newPage: { label: 'Create a new page', words: 'add copy duplicate' },
  pageBrowser: { label: 'All pages', words: 'browser tree list find sitemap move rename delete' },
  replace: { label: 'Search and replace', words: 'find texts words everywhere whole site' },
} satisfies Partial<TaskNames>;
