import { MutationCache, QueryCache, QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useContext, useEffect, useRef, useState } from 'react';
import { CallFailed, confirmBy } from '../../api/client.ts';
import type { EditorSession } from '../../store/state/editor-state.ts';
import { failedCall } from '../failed-call.ts';
import type { Workbench } from '../workbench.ts';
import { useEditor, useWorkbench } from '../workbench-context.ts';
import { ConfirmContext, LoginContext } from './login-context.ts';

/**
 * Gives the content of a dialog queries and mutations. A session that expires is renewed on top of the dialog, so that
 * nothing typed in it is lost. Inside another such dialog it does nothing.
 */
export function ServerState({ children }: { children: ReactNode }) {
  const isNested = useContext(QueryClientContext) !== undefined;
  return isNested ? children : <OwnServerState>{children}</OwnServerState>;
}

function OwnServerState({ children }: { children: ReactNode }) {
  const workbench = useWorkbench();
  const Login = useContext(LoginContext);
  const [client] = useState(() => createQueryClient(workbench));
  const session = useEditor((state) => state.session);
  const [putOff, setPutOff] = useState<EditorSession | null>(null);
  const isExpired = session.kind === 'expired';
  const wasExpired = useRef(false);

  const Confirm = useContext(ConfirmContext);
  const [answer, setAnswer] = useState<((isConfirmed: boolean) => void) | null>(null);
  useEffect(() => confirmBy(() => new Promise<boolean>((resolve) => setAnswer(() => resolve))), []);
  useEffect(() => () => answer?.(false), [answer]);
  const confirmed = (isConfirmed: boolean) => {
    answer?.(isConfirmed);
    setAnswer(null);
  };

  useEffect(() => {
    if (wasExpired.current && !isExpired) void client.invalidateQueries();
    wasExpired.current = isExpired;
  }, [client, isExpired]);

  return (
    <QueryClientProvider client={client}>
      {children}
      <Suspense>{Confirm && answer && <Confirm onDone={confirmed} />}</Suspense>
      <Suspense>{Login && isExpired && session !== putOff && <Login onClose={() => setPutOff(session)} />}</Suspense>
    </QueryClientProvider>
  );
}

/**
 * Caches the service's answers for one dialog. A failed mutation is shown in a toast, a failed query in place of its
 * answer, except when the session has expired.
 */
export function createQueryClient(workbench: Workbench): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (failure) => isLoggedOut(failure) && failedCall(workbench, failure) }),
    mutationCache: new MutationCache({ onError: (failure) => failedCall(workbench, failure) }),
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
  });
}

function isLoggedOut(failure: unknown): boolean {
  return failure instanceof CallFailed && failure.status === 401;
}
