import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Domain, domainSchema } from '#content-store/model/entities/domain.ts';
import { ask, send } from '../api/client.ts';
import { hasUnsavedChanges, leaveNow } from '../saving/leaving/leave.ts';
import { isSame } from '../store/documents/same.ts';
import { Button } from '../ui/Button.tsx';
import { CardForm } from '../ui/card/CardForm.tsx';
import { AskingButton } from '../ui/dialog/AskingButton.tsx';
import { QuestionModal } from '../ui/dialog/QuestionModal.tsx';
import { useUnsaved } from '../ui/dialog/unsaved.ts';
import { useDraft } from '../ui/fields/bound-to.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import { icons } from '../ui/icons.ts';
import { splitAtCommas } from '../ui/listed.ts';
import { Hint, Tab } from '../ui/tab/Tab.tsx';
import { actionsColumn, type Column, DataTable, RowActions } from '../ui/table/DataTable.tsx';
import { t } from '../words/t.ts';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';
import { useEditor, useRefusal, useWorkbench } from '../workbench/workbench-context.ts';

/** The sites of this installation: their names and addresses, and which one this editor works on. */
export function DomainsTab() {
  const workbench = useWorkbench();
  const activeId = useEditor((state) => state.domainId);
  const domains = useQuery({ queryKey: ['domains'], queryFn: loadDomains });
  const [edited, setEdited] = useState<Domain | 'new' | null>(null);
  const refusal = useRefusal('administer');
  const [wanted, setWanted] = useState<Domain | null>(null);

  const { mutate: publish } = useChange({
    call: (domain: Domain) => send('config/publishDomain', { domain }),
    said: t('Domain published'),
  });
  const { mutate: unpublish } = useChange({
    call: (domain: Domain) => send('config/unpublishDomain', { domain }),
    said: t('Domain unpublished'),
  });
  const isChanged = ({ _id }: Domain) => domains.data?.changed.includes(_id) ?? false;
  const isOnly = (domain: Domain) => domains.data?.all.every(({ _id, published }) => !published || _id === domain._id);
  const { mutate: activate } = useMutation({
    mutationFn: (domain: Domain) => send('config/swapActiveDomain', { domain }),
    // Opening a page loads the page, navigation and footer of the other domain.
    onSuccess: () => leaveNow(workbench, { kind: 'page', href: '/' }),
  });
  const askToActivate = (domain: Domain) =>
    hasUnsavedChanges(workbench.store.getState()) ? setWanted(domain) : activate(domain);

  const columns: Column<Domain>[] = [
    { header: t('Name'), cell: ({ name }) => name },
    { header: t('Host names'), cell: ({ hostnames }) => hostnames.join(', ') },
    { header: t('Visitors'), cell: visitorsHave(isChanged) },
    {
      header: t('You work on'),
      cell: (domain) =>
        domain._id === activeId ? (
          <strong>{t('ACTIVE')}</strong>
        ) : (
          <Button aria-label={t('Make {name} active', { name: domain.name })} onClick={() => askToActivate(domain)}>
            {t('Make active')}
          </Button>
        ),
    },
    actionsColumn((domain) => (
      <RowActions>
        <Button
          aria-label={t('Edit {name}', { name: domain.name })}
          disabled={refusal !== null}
          onClick={() => setEdited(domain)}
        >
          {t('Edit')}
        </Button>
        {(!domain.published || isChanged(domain)) && (
          <Button
            aria-label={t('Publish {name}', { name: domain.name })}
            disabled={refusal !== null}
            onClick={() => publish(domain)}
          >
            {t('Publish')}
          </Button>
        )}
        {domain.published && !isOnly(domain) && (
          <AskingButton
            aria-label={t('Unpublish {name}', { name: domain.name })}
            disabled={refusal !== null}
            text={t(
              'Visitors will no longer see any page of {name}. Its pages are kept, and you can publish it again.',
              { name: domain.name },
            )}
            yes={t('Unpublish')}
            onYes={() => unpublish(domain)}
          />
        )}
      </RowActions>
    )),
  ];

  return (
    <Tab
      hint={t(
        'Each domain is a separate site with its own pages, navigation, footer and settings. Once published, visitors reach it at its host names.',
      )}
    >
      {refusal && <Hint>{t('Only administrators can add, change or publish domains.')}</Hint>}
      {edited ? (
        <DomainForm domain={edited === 'new' ? null : edited} onDone={() => setEdited(null)} />
      ) : (
        <div>
          <Button disabled={refusal !== null} onClick={() => setEdited('new')}>
            <icons.Plus size={16} aria-hidden /> {t('New domain')}
          </Button>
        </div>
      )}
      <Answer query={domains}>
        {({ all }) => <DataTable label={t('Domains')} columns={columns} rows={all} empty={t('No domains yet.')} />}
      </Answer>
      {wanted && (
        <QuestionModal
          title={t('Leave this page')}
          text={t("Changes you've made may not be saved, are you sure you want to leave this page?")}
          yes={t('Leave')}
          onYes={() => activate(wanted)}
          onNo={() => setWanted(null)}
        />
      )}
    </Tab>
  );
}

const visitorsHave = (isChanged: (domain: Domain) => boolean) => (domain: Domain) => {
  if (!domain.published) return t('Not published');
  return isChanged(domain) ? t('Published, but the latest changes are not') : t('Published');
};

async function loadDomains() {
  const { domains, changed = [] } = await ask('config/loadDomain', { hostname: window.location.hostname });
  return { all: domains.map((domain) => domainSchema.parse(domain)), changed };
}

interface DomainFormProps {
  /** Null for a new one. */
  domain: Domain | null;
  onDone: () => void;
}

/** Name and addresses of a domain. */
function DomainForm({ domain, onDone }: DomainFormProps) {
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
    said: domain?.published ? t('Domain saved; publish it for visitors') : t('Domain saved'),
    onDone,
  });

  return (
    <CardForm action={t('Save domain')} isPending={isPending} onSubmit={mutate} onCancel={onDone}>
      <TextField label={t('Name')} required maxLength={100} {...field('name')} />
      <TextField
        label={t('Host names')}
        help={t('The names this site answers to, separated by commas: example.org, www.example.org')}
        {...field('hostnames')}
      />
      <TextField
        label={t('Address of the site')}
        help={t(
          "Where visitors find it, such as https://example.org. Leave empty to use this installation's own address.",
        )}
        type="url"
        {...field('siteUrl')}
      />
    </CardForm>
  );
}
