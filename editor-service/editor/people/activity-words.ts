import type { SITE_DOCUMENTS } from '#content-store/model/entities/site-document.ts';

const DOCUMENTS: Readonly<Record<string, string>> = {
  nav: 'the navigation',
  footer: 'the footer',
  siteSettings: 'the site settings',
  banner: 'the banner',
  acknowledgementBox: 'the acknowledgement box',
  tags: 'the tags',
  redirects: 'the redirects',
  categories: 'the categories',
} satisfies Record<(typeof SITE_DOCUMENTS)[keyof typeof SITE_DOCUMENTS]['idPrefix'], string>;

/** A subject of the trail without ids: `nav_main` → `the navigation`, `carla (01M9…): editor` → `carla: editor`. */
export function subjectWords(subject: string): string {
  const document = DOCUMENTS[subject.split('_')[0] ?? ''];
  if (document && subject.includes('_')) return document;
  return subject.replace(/ \([^()]*\)/, '');
}
