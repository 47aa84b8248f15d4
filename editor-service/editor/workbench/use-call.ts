import { useState } from 'react';
import { failureMessage } from '../api/client.ts';

/** The one call of a form: whether it is on its way, and why it failed. `refuse` says why it is not even made. */
export function useCall() {
  const [isBusy, setBusy] = useState(false);
  const [problem, refuse] = useState<string | null>(null);

  async function run(call: () => Promise<void>) {
    setBusy(true);
    refuse(null);
    await call().catch((failure: unknown) => refuse(failureMessage(failure)));
    setBusy(false);
  }

  return { isBusy, problem, refuse, run };
}
