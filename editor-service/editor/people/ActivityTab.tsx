import { useState } from 'react';
import type { SITE_DOCUMENTS } from '#content-store/model/entities/site-document.ts';
import { AUDIT_ACTIONS, AUDIT_VERBS, type AuditAction } from '#content-store/model/people/audit-entry.ts';
import type { AnswerOf } from '../../contract/calls.ts';
import { ask } from '../api/client.ts';
import { PageLink } from '../saving/leaving/PageLink.tsx';
import { dateAndTime } from '../ui/date-and-time.ts';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { Person } from '../ui/person/Person.tsx';
import { Tab } from '../ui/tab/Tab.tsx';
import styles from '../ui/table/Dashboard.module.css';
import type { Column } from '../ui/table/DataTable.tsx';
import { PagedTable } from '../workbench/server-state/PagedTable.tsx';
import { useEditor } from '../workbench/workbench-context.ts';

type Entry = AnswerOf<'audit/list'>['entries'][number];

const SIZE = 25;
const ACTIONS = AUDIT_ACTIONS.map((action) => ({ value: action, label: sentenceCase(action) }));

const COLUMNS: readonly Column<Entry>[] = [
  { header: 'Activity', cell: (entry) => <Sentence entry={entry} /> },
  { header: 'When', cell: ({ at }) => <time dateTime={at}>{dateAndTime(at)}</time> },
  // The address matters for logins; other actions follow from a login.
  { header: 'From', cell: ({ action, address }) => (action.startsWith('login') ? address : '') },
];

/** Who did what, latest first; administrators only. */
export function ActivityTab() {
  const [action, setAction] = useState<AuditAction | ''>('');
  return (
    <Tab look="rows">
      <div className={styles.narrow}>
        <SelectField label="Activity" value={action} any="Everything" options={ACTIONS} onChange={setAction} />
      </div>
      <PagedTable
        label="Recent activity"
        columns={COLUMNS}
        empty="No activity of this kind yet."
        question={['audit', action]}
        size={SIZE}
        list="entries"
        load={(page, size) => ask('audit/list', { page, size, ...(action && { action }) })}
      />
    </Tab>
  );
}

/** `ada published Our open day`, with a link to the page. */
function Sentence({ entry: { actor, action, subject, page, token } }: { entry: Entry }) {
  const domainId = useEditor((state) => state.domainId);
  const name = page ? page.title || `/${page.slug}` : subjectWords(subject);
  // The subject of a login is its actor; that of a refused login is the name that was tried.
  const isOwn = subjectWords(subject).split(':')[0] === actor;
  return (
    <span>
      {actor ? <Person username={actor} /> : 'Someone'} {AUDIT_VERBS[action]}{' '}
      {page?.domainId === domainId ? <PageLink slug={page.slug}>{name}</PageLink> : !isOwn && name}
      {token && ` (with the token ${token})`}
    </span>
  );
}

/** `page published` → `Page published` */
function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

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
