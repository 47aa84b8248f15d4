import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { t } from '../words/t.ts';
import { failedCall } from '../workbench/failed-call.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { createPage } from './page-life.ts';

/** Creates a page at an address without one. The home page has no slug to ask for, so it needs no dialog. */
export function MissingPage() {
  const workbench = useWorkbench();
  const isHome = useEditor((state) => state.slug === '');
  const domainId = useEditor((state) => state.domainId);
  const [isBusy, setBusy] = useState(false);

  async function createHome() {
    setBusy(true);
    const home = { domainId, slug: '', template: 'home' };
    await createPage(workbench, home).catch((failure: unknown) => failedCall(workbench, failure));
    setBusy(false);
  }

  if (isHome) {
    return (
      <Button look="main" disabled={isBusy} onClick={() => void createHome()}>
        {t('Create the home page')}
      </Button>
    );
  }
  return (
    <Button onClick={() => workbench.store.setState({ dialog: { kind: 'newPage' } })}>{t('Create new page')}</Button>
  );
}
