import { useState } from 'react';
import type { AnswerOf } from '../../contract/calls.ts';
import { send } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { Modal, ModalActions, ModalText } from '../ui/dialog/Modal.tsx';
import { ProblemText } from '../ui/fields/Labelled.tsx';
import { t } from '../words/t.ts';
import { useCall } from '../workbench/use-call.ts';
import { ProofForm } from './ProofForm.tsx';
import { makePasskey } from './passkeys.ts';
import { RecoveryCodesModal } from './RecoveryCodes.tsx';
import { SetUpCode } from './SetUpCode.tsx';
import { passkeyWay, WayButtons } from './WayButtons.tsx';

type Ways = AnswerOf<'user/loadStep'>['ways'];

interface SecondStepProps {
  needs: 'secondFactor' | 'setUp';
  ways: Ways;
  /** The session has begun. */
  onIn: () => Promise<void>;
  onBack: () => void;
  onClose?: (() => void) | undefined;
}

/** The second step of a log-in: proves another factor, or sets one up. */
export function SecondStep({ needs, ...step }: SecondStepProps) {
  if (needs === 'setUp') return <SetUp {...step} />;
  const { ways, onIn, onBack, onClose } = step;
  return (
    <Modal key="prove" title={t('One more step')} onClose={onClose}>
      <ModalText>{explanation(ways)}</ModalText>
      <ProofForm
        hasCode={ways.code}
        hasRecoveryCodes={ways.recoveryCode}
        hasPasskeys={ways.passkey}
        action={t('Continue')}
        onProof={async ({ passkey, code = '' }) => {
          await (passkey ? send('user/enterPasskey', { passkey }) : send('user/enterCode', { code }));
          await onIn();
        }}
        cancel={t('Back')}
        onCancel={onBack}
      />
    </Modal>
  );
}

function explanation({ code, passkey }: Ways): string {
  if (code) return t('Enter the code that your authenticator app shows.');
  return passkey ? t('Your account also needs a passkey.') : t('Enter one of your recovery codes.');
}

function SetUp({ ways, onIn, onBack, onClose }: Omit<SecondStepProps, 'needs'>) {
  const [isCode, setCode] = useState(false);
  const [recovery, setRecovery] = useState<readonly string[] | null>(null);
  const { isBusy, problem, run } = useCall();
  if (recovery) return <RecoveryCodesModal codes={recovery} onIn={onIn} />;
  if (isCode) {
    return (
      <Modal key="code" title={t('Authenticator app')} onClose={onClose}>
        <SetUpCode onDone={setRecovery} onCancel={() => setCode(false)} />
      </Modal>
    );
  }
  const byPasskey = () => void run(async () => setRecovery((await makePasskey()).recoveryCodes));
  const choices = [
    ...passkeyWay(ways.passkey, byPasskey, t('Passkey: fingerprint, face or PIN')),
    { label: t('Authenticator app on my phone'), onChoose: () => setCode(true) },
  ];
  return (
    <Modal key="choose" title={t('Protect your account')} onClose={onClose}>
      <ModalText>{t('Your role needs more than a password. Choose what you will use besides it.')}</ModalText>
      <WayButtons ways={choices} isFirst isBusy={isBusy} />
      <ProblemText>{problem}</ProblemText>
      <ModalActions>
        <Button onClick={onBack}>{t('Back')}</Button>
      </ModalActions>
    </Modal>
  );
}
