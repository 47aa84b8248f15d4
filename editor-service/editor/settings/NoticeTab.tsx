import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Notice } from '#content-store/model/entities/notice.ts';
import { ask, send } from '../api/client.ts';
import { Answer } from '../server-state/Answer.tsx';
import { useUnsaved } from '../ui/dialog/unsaved.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import { toastSuccess } from '../workbench/toast.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { SettingsForm } from './SettingsForm.tsx';

type PostedNotice = Pick<Notice, '_id' | 'domainId' | 'text'>;

/** The label and service calls of a kind of notice. */
interface NoticeKindCalls {
  label: string;
  hint: string;
  load: (domainId: string) => Promise<Notice>;
  save: (notice: PostedNotice) => Promise<Notice>;
  publish: (notice: PostedNotice) => Promise<Notice>;
}

const BANNER: NoticeKindCalls = {
  label: 'Banner',
  hint: 'A line above every page until a visitor closes it. A new text shows it to everybody again; no text takes it away.',
  load: (domainId) => ask('banner/loadBanner', { domainId }),
  save: (banner) => send('banner/saveBanner', { banner }),
  publish: (banner) => send('banner/publishBanner', { banner }),
};

const ACKNOWLEDGEMENT_BOX: NoticeKindCalls = {
  label: 'Acknowledgement Box',
  hint: 'A box that every visitor meets until they close it. A new text shows it to everybody again; no text takes it away.',
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

function NoticeTab({ calls }: { calls: NoticeKindCalls }) {
  const domainId = useEditor((state) => state.domainId);
  const notice: UseQueryResult<Notice> = useQuery({
    queryKey: [calls.label, domainId],
    queryFn: () => calls.load(domainId),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return <Answer query={notice}>{(saved) => <NoticeForm calls={calls} saved={saved} />}</Answer>;
}

function NoticeForm({ calls, saved }: { calls: NoticeKindCalls; saved: Notice }) {
  const workbench = useWorkbench();
  const queries = useQueryClient();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? saved.text;
  const isDirty = text !== saved.text;
  useUnsaved(isDirty);

  const { mutate, isPending } = useMutation({
    mutationFn: ({ call }: { call: 'save' | 'publish' }) =>
      calls[call]({ _id: saved._id, domainId: saved.domainId, text }),
    onSuccess: (answer, { call }) => {
      queries.setQueryData([calls.label, saved.domainId], answer);
      toastSuccess(workbench, `${calls.label} ${call === 'save' ? 'Saved' : 'Published'}`);
    },
  });

  const draft = {
    save: () => mutate({ call: 'save' }),
    publish: () => mutate({ call: 'publish' }),
    isBusy: isPending,
    isDirty,
  };
  return (
    <SettingsForm draft={draft} hint={calls.hint}>
      <TextField
        label={`${calls.label} Text`}
        placeholder="Enter text here"
        value={text}
        maxLength={2000}
        onChange={setTyped}
      />
    </SettingsForm>
  );
}
