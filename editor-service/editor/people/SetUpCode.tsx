import { useCallback, useState } from 'react';
import { send } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { ModalActions } from '../ui/dialog/Modal.tsx';
import controls from '../ui/fields/controls.module.css';
import { Form } from '../ui/fields/Form.tsx';
import { ProblemText } from '../ui/fields/Labelled.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { focusFirst } from '../ui/focus/focus-element.ts';
import { Hint } from '../ui/tab/Tab.tsx';
import { t } from '../words/t.ts';
import { useCall } from '../workbench/use-call.ts';
import { useLoaded } from '../workbench/use-loaded.ts';
import styles from './DoneCard.module.css';
import { QrCode } from './QrCode.tsx';

/** How codes are typed: browsers offer those that arrived on the device. */
export const CODE_FIELD = { autoComplete: 'one-time-code', autoCapitalize: 'none', spellCheck: false } as const;

interface SetUpCodeProps {
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Connects an app that shows codes: scan, then enter the first code. */
export function SetUpCode({ onDone, onCancel }: SetUpCodeProps) {
  const start = useCallback(() => send('user/startCode', {}), []);
  const started = useLoaded(start, null);
  const [code, setCode] = useState('');
  const { isBusy, problem, run } = useCall();
  if (!started) return null;
  const { setUp, secret, address } = started;
  const submit = () => void run(async () => onDone((await send('user/acceptCode', { setUp, code })).recoveryCodes));
  return (
    <Form ref={focusFirst} className={controls.form} onSubmit={submit}>
      <Hint>{t('Scan this with an authenticator app on your phone, then enter the code that it shows.')}</Hint>
      <QrCode text={address} label={t('QR code for an authenticator app')} />
      <Hint>{t('Can’t scan it? Enter this key in the app instead:')}</Hint>
      <p className={styles.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
      <TextField label={t('Code')} required {...CODE_FIELD} value={code} onChange={setCode} />
      <ProblemText>{problem}</ProblemText>
      <ModalActions>
        <Button onClick={onCancel}>{t('Cancel')}</Button>
        <Button type="submit" look="main" disabled={isBusy}>
          {t('Turn on')}
        </Button>
      </ModalActions>
    </Form>
  );
}
