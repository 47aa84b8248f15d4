import { useState } from 'react';
import type { AnswerOf } from '../../contract/calls.ts';
import { send } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { Modal, ModalActions, ModalText } from '../ui/dialog/Modal.tsx';
import controls from '../ui/fields/controls.module.css';
import { Form } from '../ui/fields/Form.tsx';
import { ProblemText } from '../ui/fields/Labelled.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { t } from '../words/t.ts';
import { useCall } from '../workbench/use-call.ts';
import { askForPasskey, makePasskey } from './passkeys.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { CODE_FIELD, SetUpCode } from './SetUpCode.tsx';

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
export function SecondStep({ needs, ways, onIn, onBack, onClose }: SecondStepProps) {
  return needs === 'setUp' ? (
    <SetUp ways={ways} onIn={onIn} onBack={onBack} onClose={onClose} />
  ) : (
    <Prove ways={ways} onIn={onIn} onBack={onBack} onClose={onClose} />
  );
}

function Prove({ ways, onIn, onBack, onClose }: Omit<SecondStepProps, 'needs'>) {
  const [code, setCode] = useState('');
  const { isBusy, problem, run } = useCall();
  const hasCodes = ways.code || ways.recoveryCode;
  const byCode = async () => {
    await send('user/enterCode', { code });
    await onIn();
  };
  const byPasskey = async () => {
    await send('user/enterPasskey', { passkey: await askForPasskey() });
    await onIn();
  };
  return (
    <Modal key="prove" title={t('One more step')} onClose={onClose}>
      <ModalText>{explanation(ways)}</ModalText>
      <Form className={controls.form} onSubmit={() => void run(hasCodes ? byCode : byPasskey)}>
        {hasCodes && (
          <TextField
            label={ways.code ? t('Code') : t('Recovery code')}
            help={ways.code && ways.recoveryCode ? t('Or one of your recovery codes') : undefined}
            required
            isFirst
            {...CODE_FIELD}
            value={code}
            onChange={setCode}
          />
        )}
        <ProblemText>{problem}</ProblemText>
        <ModalActions>
          <Button onClick={onBack}>{t('Back')}</Button>
          {hasCodes && ways.passkey && (
            <Button disabled={isBusy} onClick={() => void run(byPasskey)}>
              {t('Use a passkey')}
            </Button>
          )}
          <Button type="submit" look="main" disabled={isBusy}>
            {hasCodes ? t('Continue') : t('Use a passkey')}
          </Button>
        </ModalActions>
      </Form>
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
  if (recovery) {
    return (
      <Modal key="codes" title={t('Your recovery codes')} isQuestion>
        <RecoveryCodes codes={recovery} onDone={() => void run(onIn)} />
        <ProblemText>{problem}</ProblemText>
      </Modal>
    );
  }
  if (isCode) {
    return (
      <Modal key="code" title={t('Codes from your phone')} onClose={onClose}>
        <SetUpCode onDone={setRecovery} onCancel={() => setCode(false)} />
      </Modal>
    );
  }
  const byPasskey = () => run(async () => setRecovery((await makePasskey()).recoveryCodes));
  return (
    <Modal key="choose" title={t('Protect your account')} onClose={onClose}>
      <ModalText>{t('Your role needs more than a password. Choose what you will use besides it.')}</ModalText>
      <ProblemText>{problem}</ProblemText>
      <ModalActions>
        <Button onClick={onBack}>{t('Back')}</Button>
        {ways.passkey && (
          <Button disabled={isBusy} onClick={() => void byPasskey()}>
            {t('Passkey')}
          </Button>
        )}
        <Button look="main" data-first-focus onClick={() => setCode(true)}>
          {t('Codes from my phone')}
        </Button>
      </ModalActions>
    </Modal>
  );
}
