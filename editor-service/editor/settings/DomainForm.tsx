import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Domain } from '#content-store/model/entities/domain.ts';
import { send } from '../api/client.ts';
import { isSame } from '../store/documents/same.ts';
import { CardForm } from '../ui/card/CardForm.tsx';
import { useUnsaved } from '../ui/dialog/unsaved.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import { toastSuccess } from '../workbench/toast.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';

interface DomainFormProps {
  /** Null for a new one. */
  domain: Domain | null;
  onDone: () => void;
}

/** Name and addresses of a domain. */
export function DomainForm({ domain, onDone }: DomainFormProps) {
  const workbench = useWorkbench();
  const queries = useQueryClient();
  const before = {
    name: domain?.name ?? '',
    hostnames: domain?.hostnames.join(', ') ?? '',
    siteUrl: domain?.siteUrl ?? '',
  };
  const [draft, setDraft] = useState(before);
  useUnsaved(!isSame(draft, before));

  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      send('config/saveDomain', { domain: { ...domain, ...draft, hostnames: hostnamesOf(draft.hostnames) } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['domains'] });
      toastSuccess(workbench, 'Domain Saved');
      onDone();
    },
  });

  return (
    <CardForm action="Save domain" isPending={isPending} onSubmit={() => mutate()} onCancel={onDone}>
      <TextField
        label="Name"
        value={draft.name}
        isRequired
        maxLength={100}
        onChange={(name) => setDraft({ ...draft, name })}
      />
      <TextField
        label="Host Names"
        help="Where browsers ask for this site, with commas between: example.org, www.example.org"
        value={draft.hostnames}
        onChange={(hostnames) => setDraft({ ...draft, hostnames })}
      />
      <TextField
        label="Address of the site"
        help="Where visitors find it, e.g. https://example.org. Empty: this installation's own address."
        type="url"
        value={draft.siteUrl}
        onChange={(siteUrl) => setDraft({ ...draft, siteUrl })}
      />
    </CardForm>
  );
}

/** `a.org, b.org` → `['a.org', 'b.org']` */
function hostnamesOf(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}
