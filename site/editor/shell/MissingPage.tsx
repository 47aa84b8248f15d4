import { useState } from 'react';
import { failedCall } from '../actions/failed-call.ts';
import { createPage } from '../actions/page-life.ts';
import { homePageOf } from '../store/new-page.ts';
import { Button } from './Button.tsx';
import { useEditor, useWorkbench } from './workbench-context.ts';

/** What there is to do at an address without a page. The home page has no slug to ask for, so it is made at once. */
export function MissingPage() {
  const workbench = useWorkbench();
  const isHome = useEditor((state) => state.slug === '');
  const domainId = useEditor((state) => state.domainId);
  const [isBusy, setBusy] = useState(false);

  async function createHome() {
    setBusy(true);
    await createPage(workbench, homePageOf(domainId)).catch((failure: unknown) => failedCall(workbench, failure));
    setBusy(false);
  }

  if (isHome) {
    return (
      <Button look="main" disabled={isBusy} onClick={() => void createHome()}>
        Create the home page
      </Button>
    );
  }
  return <Button onClick={() => workbench.store.setState({ dialog: { kind: 'newPage' } })}>Create New Page</Button>;
}
