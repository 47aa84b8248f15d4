import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Notice, NoticeKind } from '#content-store/model/entities/notice.ts';
import { ask, send } from '../api/client.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import { t } from '../words/t.ts';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { useStored } from '../workbench/server-state/use-stored.ts';
import { useEditor } from '../workbench/workbench-context.ts';
import { InLanguages, idInPlace } from './InLanguages.tsx';
import { SettingsForm, useSaving } from './SettingsForm.tsx';

/** The label and service calls of a kind of notice. */
interface NoticeCalls {
  kind: NoticeKind;
  label: string;
  hint: string;
  load: (_id: string) => Promise<Notice>;
  save: (notice: Pick<Notice, '_id' | 'domainId' | 'text'>) => Promise<Notice>;
}

const BANNER: NoticeCalls = {
  kind: 'banner',
  label: t('Banner'),
  hint: t(
    'A line above every page, until a visitor closes it. If you change the text, everyone sees it again. To remove it, delete the text.',
  ),
  load: (bannerId) => ask('banner/loadBanner', { bannerId }),
  save: (banner) => send('banner/saveBanner', { banner }),
};

const ACKNOWLEDGEMENT_BOX: NoticeCalls = {
  kind: 'acknowledgementBox',
  label: t('Acknowledgement Box'),
  hint: t(
    'A box that every visitor sees until they close it. If you change the text, everyone sees it again. To remove it, delete the text.',
  ),
  load: (acknowledgementBoxId) => ask('acknowledgementBox/loadAcknowledgementBox', { acknowledgementBoxId }),
  save: (acknowledgementBox) => send('acknowledgementBox/saveAcknowledgementBox', { acknowledgementBox }),
};

/** The banner of the site. */
export function BannerTab() {
  return <InLanguages>{(place) => <NoticeTab calls={BANNER} place={place} />}</InLanguages>;
}

/** The acknowledgement box of the site. */
export function AcknowledgementBoxTab() {
  return <InLanguages>{(place) => <NoticeTab calls={ACKNOWLEDGEMENT_BOX} place={place} />}</InLanguages>;
}

function NoticeTab({ calls, place }: { calls: NoticeCalls; place: string }) {
  const domainId = useEditor((state) => state.domainId);
  const _id = idInPlace(calls.kind, domainId, place);
  const notice = useStored(_id, async () => ({ ...(await calls.load(_id)), _id }));
  return <Answer query={notice}>{(saved) => <NoticeForm calls={calls} saved={saved} />}</Answer>;
}

function NoticeForm({ calls, saved }: { calls: NoticeCalls; saved: Notice }) {
  const { kind, label, hint, save } = calls;
  const { _id, domainId } = saved;
  const queries = useQueryClient();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? saved.text;
  const draft = useSaving(label, text !== saved.text, async () => {
    queries.setQueryData([_id], await save({ _id, domainId, text }));
    return { kind, _id };
  });
  return (
    <SettingsForm draft={draft} hint={hint}>
      <TextField
        isMultiline
        label={t('{label} text', { label })}
        placeholder={t('Enter text here')}
        value={text}
        maxLength={2000}
        onChange={setTyped}
      />
    </SettingsForm>
  );
}
