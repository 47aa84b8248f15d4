import { useCallback, useState } from 'react';
import { ask, send } from '../../api/client.ts';
import { load } from '../../saving/loading/load.ts';
import type { BrokenDraft } from '../../store/state/editor-state.ts';
import { Button } from '../../ui/Button.tsx';
import { dateAndTime } from '../../ui/date-and-time.ts';
import { useNameOf } from '../../ui/person/names.ts';
import { t } from '../../words/t.ts';
import { failedCall } from '../../workbench/failed-call.ts';
import { useLoaded } from '../../workbench/use-loaded.ts';
import { useWorkbench } from '../../workbench/workbench-context.ts';

/** How many versions are offered; what is wrong is usually new. */
const MAX_VERSIONS = 4;

/** Offers earlier versions of a page whose draft cannot be opened; none is lost by that. */
export function BrokenPage({ _id, collection }: BrokenDraft) {
  const workbench = useWorkbench();
  const [isBusy, setBusy] = useState(false);
  const versions = useLoaded(
    useCallback(() => ask('page/history', { _id, collection }), [_id, collection]),
    [],
  );

  const nameOf = useNameOf();

  async function restore(revision: number) {
    setBusy(true);
    await send('page/restoreRevision', { _id, collection, revision })
      .then(() => load(workbench))
      .catch((failure: unknown) => failedCall(workbench, failure));
    setBusy(false);
  }

  // The first is the draft itself.
  return versions.slice(1, 1 + MAX_VERSIONS).map(({ revision, updatedAt, updatedBy, name }) => (
    <Button key={revision} disabled={isBusy} onClick={() => void restore(revision)}>
      {t('Restore {version}, {saved}', {
        version: name ?? t('version {revision}', { revision }),
        saved: [nameOf(updatedBy), dateAndTime(updatedAt)].filter(Boolean).join(', '),
      })}
    </Button>
  ));
}
