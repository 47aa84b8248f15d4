import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '../../contract/calls.ts';
import { ask } from '../api/client.ts';
import { byteSize } from '../ui/byte-size.ts';
import { dateAndTime } from '../ui/date-and-time.ts';
import facts from '../ui/Facts.module.css';
import { icons } from '../ui/icons.ts';
import { Hint, Tab } from '../ui/tab/Tab.tsx';
import styles from '../ui/table/Dashboard.module.css';
import { formatted, said, t } from '../words/t.ts';
import { Answer } from '../workbench/server-state/Answer.tsx';

type Status = AnswerOf<'system/load'>;

/** What to change for safe operation, and what the site takes on the disk; administrators only. */
export function SystemTab() {
  const status = useQuery({ queryKey: ['system'], queryFn: () => ask('system/load', {}) });
  return (
    <Tab>
      <Answer query={status}>
        {({ warnings, disk }) => (
          <>
            {warnings.map((warning) => (
              <p key={warning} className={styles.warning}>
                <icons.TriangleAlert size={16} aria-hidden />
                {said(warning)}
              </p>
            ))}
            <DiskUse disk={disk} />
          </>
        )}
      </Answer>
    </Tab>
  );
}

function DiskUse({ disk }: { disk: Status['disk'] }) {
  const lines = [
    [t('Drafts and history'), byteSize(disk.drafts)],
    [t('Versions in the history'), formatted(disk.versions)],
    [t('Of them {records} publishes that can be undone', { records: disk.records }), byteSize(disk.copies)],
    [t('Original pictures and files'), byteSize(disk.originals)],
    [t('Resized pictures'), byteSize(disk.variants)],
    [t('Published files'), byteSize(disk.published)],
    [t('Built site'), byteSize(disk.site)],
    [t('Free disk space'), byteSize(disk.free)],
  ];
  return (
    <section aria-label={t('Disk use')}>
      <dl className={facts.facts}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Hint>
        {t('Measured')} <time dateTime={disk.measuredAt}>{dateAndTime(disk.measuredAt)}</time>
      </Hint>
    </section>
  );
}
