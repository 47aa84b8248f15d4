import type { RebuiltSite } from './rebuild-from-published.ts';

/** What published files do not contain. */
const LOST = [
  'users, their roles, sessions and API tokens',
  'drafts that were never published, and changes since the last publish',
  'earlier versions of pages, the trash, patterns, schedules and preview links',
  'which roles may view, edit or publish a page',
  'submissions, emails and subscribers',
  'for forms: recipients, CC addresses, subjects, email texts, and after how many days submissions are erased',
  'for pictures and files: folders, tags, and those that no published page uses',
];

/** What was rebuilt, what cannot be had again, and what to do next. */
export function inWords(site: RebuiltSite): string {
  const { counts, originals, unknownOriginals, contentDir, setAside, unnamedDomains, problems, forms } = site;
  const { domain, page, section, siteDocument } = counts;
  return [
    `Rebuilt from ${contentDir}: domains ${domain}, pages ${page}, sections ${section}, site-wide documents (navigation, settings …) ${siteDocument}, pictures and files ${originals}.`,
    ...setAside.map((file) => `Set aside: ${file}`),
    ...list('Published files do not contain the following, so it is lost:', LOST),
    ...(unknownOriginals > 0
      ? [`  (${unknownOriginals} of these pictures and files are still among the originals)`]
      : []),
    ...list('These domains were not published; enter their names and host names again:', unnamedDomains),
    ...list(
      'These files could not be used and were left unchanged:',
      problems.map(({ path, reason }) => `${path}: ${reason}`),
    ),
    ...list(
      'These forms have no recipient or subject now. Until you enter both and publish, submissions are kept but not emailed:',
      forms.map(({ title, address, identifier }) => `${title || 'Untitled'} (/${address}): ${identifier}`),
    ),
    'Next:',
    '  npm run user:create -- --username U --email E --role admin',
    '  npm start',
  ].join('\n');
}

const list = (heading: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [heading, ...lines.map((line) => `  ${line}`)] : [];
