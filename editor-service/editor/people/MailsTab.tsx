import { useQuery } from '@tanstack/react-query';
import type { MailFrequency } from '#content-store/model/entities/notification.ts';
import { ask, send } from '../api/client.ts';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { Tab } from '../ui/tab/Tab.tsx';
import { t } from '../words/t.ts';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';

const FREQUENCIES: Record<MailFrequency, string> = {
  atOnce: t('At once'),
  hourly: t('Once an hour'),
  daily: t('Once a day, in the morning'),
  never: t('Never'),
};
const OPTIONS = (Object.keys(FREQUENCIES) as MailFrequency[]).map((value) => ({ value, label: FREQUENCIES[value] }));

/** When one gets mails about what one was told in the editor. */
export function MailsTab() {
  const query = useQuery({ queryKey: ['mails'], queryFn: () => ask('notification/loadSettings', {}) });
  const { mutate } = useChange({
    call: (mails: MailFrequency) => send('notification/saveSettings', { mails }),
    stale: ['mails'],
    said: t('Saved'),
  });
  return (
    <Tab
      look="form"
      hint={t(
        'The bell tells you when someone asks you something, answers you, or publishes your work. Emails list what you have not read there yet.',
      )}
    >
      <Answer query={query}>
        {({ mails }) => <SelectField label={t('Send me emails')} value={mails} options={OPTIONS} onChange={mutate} />}
      </Answer>
    </Tab>
  );
}
