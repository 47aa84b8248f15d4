import type { Domain } from '#content-store/model/entities/domain.ts';
import { Button } from '../ui/Button.tsx';
import { type Columns, columnHelper } from '../ui/table/features.ts';
import { actionsColumn, RowActions } from '../ui/table/RowActions.tsx';

interface DomainActions {
  edit: (domain: Domain) => void;
  /** Publishes it, or unpublishes it when it is published. */
  publish: (domain: Domain) => void;
  activate: (domain: Domain) => void;
}

const helper = columnHelper<Domain>();

/** The columns of the domains table: which domain is active, and the actions for each. */
export function domainColumns(activeId: string, { edit, publish, activate }: DomainActions): Columns<Domain> {
  return helper.columns([
    helper.accessor('name', { header: 'Name' }),
    helper.accessor(({ hostnames }) => hostnames.join(', '), { id: 'hostnames', header: 'Host Names' }),
    helper.accessor(({ published }) => (published ? 'Published' : 'Not published'), {
      id: 'published',
      header: 'Visitors',
    }),
    helper.display({
      id: 'active',
      header: 'You work on',
      cell: ({ row: { original } }) =>
        original._id === activeId ? (
          <strong>ACTIVE</strong>
        ) : (
          <Button aria-label={`Make ${original.name} active`} onClick={() => activate(original)}>
            Make Active
          </Button>
        ),
    }),
    actionsColumn((original) => (
      <RowActions>
        <Button aria-label={`Edit ${original.name}`} onClick={() => edit(original)}>
          Edit
        </Button>
        <Button
          aria-label={`${original.published ? 'Unpublish' : 'Publish'} ${original.name}`}
          look={original.published ? 'danger' : 'plain'}
          onClick={() => publish(original)}
        >
          {original.published ? 'Unpublish' : 'Publish'}
        </Button>
      </RowActions>
    )),
  ]);
}
