import { useState } from 'react';
import type { PayloadOf } from '../../contract/calls.ts';
import { Button } from '../ui/Button.tsx';
import { ModalActions } from '../ui/dialog/Modal.tsx';
import controls from '../ui/fields/controls.module.css';
import { Form } from '../ui/fields/Form.tsx';
import { ProblemText } from '../ui/fields/Labelled.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { t } from '../words/t.ts';
import { useCall } from '../workbench/use-call.ts';
import { askForPasskey } from './passkeys.ts';
import { CODE_FIELD } from './SetUpCode.tsx';
import { passkeyWay, type Way, WayButtons } from './WayButtons.tsx';

interface ProofFormProps {
  hasPassword?: boolean;
  hasCode: boolean;
  hasRecoveryCodes: boolean;
  hasPasskeys: boolean;
  /** Further ways. */
  others?: (run: ReturnType<typeof useCall>['run']) => readonly Way[];
  action: string;
  onProof: (proof: PayloadOf<'user/confirm'>) => Promise<void>;
  cancel: string;
  onCancel: () => void;
}

/** Asks for one of the ways in which a person can prove who they are. */
export function ProofForm({ hasPassword = false, hasCode, hasRecoveryCodes, hasPasskeys, ...props }: ProofFormProps) {
  const { action, onProof, cancel, onCancel } = props;
  const hasCodes = hasCode || hasRecoveryCodes;
  const [isCode, setIsCode] = useState(!hasPassword);
  const [typed, setTyped] = useState('');
  const { isBusy, problem, refuse, run } = useCall();
  const hasField = hasPassword || hasCodes;
  const swap = () => {
    setIsCode(!isCode);
    setTyped('');
    refuse(null);
  };
  const others = [
    ...(hasPassword && hasCodes ? [{ label: isCode ? t('Use my password') : t('Use a code'), onChoose: swap }] : []),
    ...passkeyWay(hasPasskeys, () => void run(async () => onProof({ passkey: await askForPasskey() }))),
    ...(props.others?.(run) ?? []),
  ];
  const field = isCode
    ? {
        label: hasCode ? t('Code') : t('Recovery code'),
        help: hasCode && hasRecoveryCodes ? t('From your authenticator app, or one of your recovery codes') : undefined,
        ...CODE_FIELD,
      }
    : { label: t('Password'), type: 'password', autoComplete: 'current-password' };
  const buttons = <WayButtons ways={others} isFirst={!hasField} isBusy={isBusy} />;
  return (
    <Form
      className={controls.form}
      onSubmit={() => void run(() => onProof(isCode ? { code: typed } : { password: typed }))}
    >
      {hasField && <TextField key={field.label} required isFirst {...field} value={typed} onChange={setTyped} />}
      <ProblemText>{problem}</ProblemText>
      {!hasField && buttons}
      <ModalActions>
        <Button onClick={onCancel}>{cancel}</Button>
        {hasField && (
          <Button type="submit" look="main" disabled={isBusy}>
            {action}
          </Button>
        )}
      </ModalActions>
      {hasField && buttons}
    </Form>
  );
}
