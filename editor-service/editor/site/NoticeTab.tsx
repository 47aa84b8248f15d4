import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Notice } from '#content-store/model/entities/notice.ts';
import { ask, send } from '../api/client.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { useStored } from '../workbench/server-state/use-stored.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { useSaving } from './use-saving.ts';

type PostedNotice = Pick<Notice, '_id' | 'domainId' | 'text'>;

/** The label and service calls of a kind of notice. */
const BANNER = {
  label: 'Banner',
  hint: 'A line above every page, until a visitor closes it. If you change the text, everyone sees it again. To remove it, delete the text.',
  load: (domainId: string): Promise<Notice> => ask('banner/loadBanner', { domainId }),
  save: (banner: PostedNotice): Promise<Notice> => send('banner/saveBanner', { banner }),
  publish: (banner: PostedNotice): Promise<Notice> => send('banner/publishBanner', { banner }),
};

const ACKNOWLEDGEMENT_BOX: typeof BANNER = {
  label: 'Acknowledgement Box',
  hint: 'A box that every visitor sees until they close it. If you change the text, everyone sees it again. To remove it, delete the text.',
  load: (domainId) => ask('acknowledgementBox/loadAcknowledgementBox', { domainId }),
  save: (acknowledgementBox) => send('acknowledgementBox/saveAcknowledgementBox', { acknowledgementBox }),
  publish: (acknowledgementBox) => send('acknowledgementBox/publishAcknowledgementBox', { acknowledgementBox }),
};

/** The banner of the site. */
export function BannerTab() {
  return <NoticeTab calls={BANNER} />;
}

/** The acknowledgement box of the site. */
export function AcknowledgementBoxTab() {
  return <NoticeTab calls={ACKNOWLEDGEMENT_BOX} />;
}

function NoticeTab({ calls }: { calls: typeof BANNER }) {
  const notice = useStored(calls.label, calls.load);
  return <Answer query={notice}>{(saved) => <NoticeForm calls={calls} saved={saved} />}</Answer>;
}

function NoticeForm({ calls, saved }: { calls: typeof BANNER; saved: Notice }) {
  const { label, hint } = calls;
  const { _id, domainId } = saved;
  const queries = useQueryClient();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? saved.text;
  const draft = useSaving(label, text !== saved.text, async (way) => {
    queries.setQueryData([label, domainId], await calls[way]({ _id, domainId, text }));
  });
  return (
    <SettingsForm draft={draft} hint={hint}>
      <TextField
        isMultiline
        label={`${label} text`}
        placeholder="Enter text here"
        value={text}
        maxLength={2000}
        onChange={setTyped}
      />
    </SettingsForm>
  );
}
