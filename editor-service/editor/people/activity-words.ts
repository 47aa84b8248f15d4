import type { SITE_DOCUMENTS } from '#content-store/model/entities/site-document.ts';
import type { AuditAction } from '#content-store/model/people/audit-entry.ts';

/** What a person did; what they did it to follows. */
const VERBS: Readonly<Record<AuditAction, string>> = {
  login: 'logged in',
  'login refused': 'tried to log in without success',
  logout: 'logged out',
  'password set': 'set a password',
  'password forgotten': 'asked for a new password',
  invite: 'invited',
  'user change': 'changed',
  'role change': 'changed the roles of',
  'token made': 'created the API token',
  'token revoked': 'revoked the API token',
  'save settings': 'saved',
  publish: 'published',
  'publish with errors': 'published, despite errors,',
  unpublish: 'unpublished',
  delete: 'deleted',
  restore: 'restored',
  assign: 'assigned the submission',
  release: 'released the submission',
  export: 'exported',
  import: 'imported',
  'domain change': 'changed the domain',
  backup: 'made a backup',
  schedule: 'scheduled',
  'schedule cancel': 'cancelled the schedule for',
  'schedule failed': 'had a failed schedule for',
  'share preview': 'shared a preview of',
  'withdraw preview': 'withdrew a preview of',
};

/** `published`, `logged in` */
export const verbOf = (action: AuditAction): string => VERBS[action];

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
