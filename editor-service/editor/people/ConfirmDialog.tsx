import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hasConfirmed, send } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { Modal, ModalActions, ModalText } from '../ui/dialog/Modal.tsx';
import { ProblemText } from '../ui/fields/Labelled.tsx';
import { t } from '../words/t.ts';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { useCall } from '../workbench/use-call.ts';
import { ProofForm } from './ProofForm.tsx';
import { companyWays } from './WayButtons.tsx';
import { waysInQuery } from './ways-in-query.ts';

interface ConfirmDialogProps {
  onDone: (isConfirmed: boolean) => void;
}

/** Asks a person again who they are, before something goes on that they started. */
export function ConfirmDialog({ onDone }: ConfirmDialogProps) {
  const query = useQuery(waysInQuery);
  const [address, setAddress] = useState('');
  const cancel = () => onDone(false);

  async function goToCompany(company: string) {
    const started = await send('user/startCompany', { company });
    window.open(started.address, '_blank', 'noopener');
    setAddress(started.address);
  }

  return (
    <Modal key={address} title={t('Confirm it’s you')} onClose={cancel}>
      {address ? (
        <AtCompany address={address} onDone={onDone} />
      ) : (
        <>
          <ModalText>{t('You logged in some time ago. Confirm that it is you to go on.')}</ModalText>
          <Answer query={query}>
            {({ hasPassword, hasCode, recoveryCodes, passkeys, companies }) => (
              <ProofForm
                {...{ hasPassword, hasCode, hasRecoveryCodes: recoveryCodes > 0, hasPasskeys: passkeys.length > 0 }}
                others={(run) => companyWays(companies, (id) => void run(() => goToCompany(id)))}
                action={t('Confirm')}
                onProof={async (proof) => {
                  await send('user/confirm', proof);
                  onDone(true);
                }}
                cancel={t('Cancel')}
                onCancel={cancel}
              />
            )}
          </Answer>
        </>
      )}
    </Modal>
  );
}

/** Waits while the person logs in at their company, in another window; goes on when they come back. */
function AtCompany({ address, onDone }: ConfirmDialogProps & { address: string }) {
  const { isBusy, problem, refuse, run } = useCall();
  useEffect(() => {
    const comeBack = () =>
      void hasConfirmed().then((isConfirmed) => {
        if (isConfirmed) onDone(true);
      });
    window.addEventListener('focus', comeBack);
    return () => window.removeEventListener('focus', comeBack);
  }, [onDone]);
  const goOn = async () =>
    (await hasConfirmed()) ? onDone(true) : refuse(t('You have not logged in there yet. Do so, then continue.'));
  return (
    <>
      <ModalText>
        {t('Log in again in the window that opened, then continue here.')}{' '}
        <a href={address} target="_blank" rel="noopener">
          {t('No window? Open it.')}
        </a>
      </ModalText>
      <ProblemText>{problem}</ProblemText>
      <ModalActions>
        <Button onClick={() => onDone(false)}>{t('Cancel')}</Button>
        <Button look="main" data-first-focus disabled={isBusy} onClick={() => void run(goOn)}>
          {t('Continue')}
        </Button>
      </ModalActions>
    </>
  );
}
