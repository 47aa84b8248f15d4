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
import { t, tParts } from '../words/t.ts';
import { PagedTable } from '../workbench/server-state/PagedTable.tsx';
import { useEditor } from '../workbench/workbench-context.ts';

type Entry = AnswerOf<'audit/list'>['entries'][number];

const SIZE = 25;
const ACTIONS = AUDIT_ACTIONS.map((action) => ({ value: action, label: sentenceCase(action) }));

const COLUMNS: readonly Column<Entry>[] = [
  { header: t('Activity'), cell: (entry) => <Sentence entry={entry} /> },
  { header: t('When'), cell: ({ at }) => <time dateTime={at}>{dateAndTime(at)}</time> },
  // The address matters for logins; other actions follow from a login.
  { header: t('From'), cell: ({ action, address }) => (action.startsWith('login') ? address : '') },
];

/** Who did what, latest first; administrators only. */
export function ActivityTab() {
  const [action, setAction] = useState<AuditAction | ''>('');
  return (
    <Tab look="rows">
      <div className={styles.narrow}>
        <SelectField
          label={t('Activity')}
          value={action}
          any={t('Everything')}
          options={ACTIONS}
          onChange={setAction}
        />
      </div>
      <PagedTable
        label={t('Recent activity')}
        columns={COLUMNS}
        empty={t('No activity of this kind yet.')}
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
      {tParts(`{who} ${AUDIT_VERBS[action]} {what}`, {
        who: actor ? <Person username={actor} /> : t('Someone'),
        what: page?.domainId === domainId ? <PageLink slug={page.slug}>{name}</PageLink> : !isOwn && name,
      })}
      {token && ` ${t('(with the token {token})', { token })}`}
    </span>
  );
}

/** `page published` → `Page published` */
function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const DOCUMENTS: Readonly<Record<string, string>> = {
  nav: t('the navigation'),
  footer: t('the footer'),
  siteSettings: t('the site settings'),
  banner: t('the banner'),
  acknowledgementBox: t('the acknowledgement box'),
  tags: t('the tags'),
  redirects: t('the redirects'),
  categories: t('the categories'),
} satisfies Record<(typeof SITE_DOCUMENTS)[keyof typeof SITE_DOCUMENTS]['idPrefix'], string>;

/** A subject of the trail without ids: `nav_main` → `the navigation`, `carla (01M9…): editor` → `carla: editor`. */
export function subjectWords(subject: string): string {
  const document = DOCUMENTS[subject.split('_')[0] ?? ''];
  if (document && subject.includes('_')) return document;
  return subject.replace(/ \([^()]*\)/, '');
}
