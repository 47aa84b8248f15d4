import type { Domain } from '#content-store/model/entities/domain.ts';
import { send } from '../api/client.ts';
import { isSame } from '../store/documents/same.ts';
import { CardForm } from '../ui/card/CardForm.tsx';
import { useUnsaved } from '../ui/dialog/unsaved.ts';
import { useDraft } from '../ui/fields/bound-to.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import { splitAtCommas } from '../ui/listed.ts';
import { useChange } from '../workbench/server-state/use-change.ts';

interface DomainFormProps {
  /** Null for a new one. */
  domain: Domain | null;
  onDone: () => void;
}

/** Name and addresses of a domain. */
export function DomainForm({ domain, onDone }: DomainFormProps) {
  const before = {
    name: domain?.name ?? '',
    hostnames: domain?.hostnames.join(', ') ?? '',
    siteUrl: domain?.siteUrl ?? '',
  };
  const [draft, field] = useDraft(before);
  useUnsaved(!isSame(draft, before));

  const { mutate, isPending } = useChange({
    call: () =>
      send('config/saveDomain', { domain: { ...domain, ...draft, hostnames: splitAtCommas(draft.hostnames) } }),
    stale: ['domains'],
    said: 'Domain saved',
    onDone,
  });

  return (
    <CardForm action="Save domain" isPending={isPending} onSubmit={mutate} onCancel={onDone}>
      <TextField label="Name" required maxLength={100} {...field('name')} />
      <TextField
        label="Host names"
        help="The names this site answers to, separated by commas: example.org, www.example.org"
        {...field('hostnames')}
      />
      <TextField
        label="Address of the site"
        help="Where visitors find it, such as https://example.org. Leave empty to use this installation's own address."
        type="url"
        {...field('siteUrl')}
      />
    </CardForm>
  );
}
