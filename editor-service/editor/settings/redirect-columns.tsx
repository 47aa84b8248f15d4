import { Pencil, Trash2 } from 'lucide-react';
import type { Redirect } from '#content-store/model/entities/redirect.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { type Columns, columnHelper } from '../ui/table/features.ts';
import { actionsColumn, RowActions } from '../ui/table/RowActions.tsx';

interface RedirectActions {
  edit: (redirect: Redirect) => void;
  remove: (redirect: Redirect) => void;
}

const helper = columnHelper<Redirect>();

/** The columns of the redirects table, with the actions for each. */
export function redirectColumns({ edit, remove }: RedirectActions): Columns<Redirect> {
  return helper.columns([
    helper.accessor('from', { header: 'From' }),
    helper.accessor('to', { header: 'To' }),
    helper.accessor('name', { header: 'Name' }),
    actionsColumn((original) => (
      <RowActions>
        <IconButton icon={Pencil} label={`Change redirect from ${original.from}`} onClick={() => edit(original)} />
        <IconButton icon={Trash2} label={`Remove redirect from ${original.from}`} onClick={() => remove(original)} />
      </RowActions>
    )),
  ]);
}
