import { Field } from '@base-ui/react/field';
import { Form } from '@base-ui/react/form';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { AnswerOf, PayloadOf } from '../../contract/calls.ts';
import { ask, send } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { Modal, ModalActions, ModalText } from '../ui/dialog/Modal.tsx';
import controls from '../ui/fields/controls.module.css';
import { ProblemText } from '../ui/fields/Labelled.tsx';
import { ifCurrent } from '../ui/if-current.ts';
import { late } from '../ui/late.ts';
import { t } from '../words/t.ts';
import { useCall } from '../workbench/use-call.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { ForgotPasswordDialog } from './ForgotPasswordDialog.tsx';
import { LanguageOfBrowser } from './LanguageField.tsx';
import { enterAfterLogIn, goToCompany, logInHere } from './session.ts';
import { canUsePasskeys, companyWays, passkeyWay, WayButtons } from './WayButtons.tsx';

/** The minimum length of username and password. */
const MINIMUM = 3;

const SecondStep = late(async () => (await import('./SecondStep.tsx')).SecondStep);

type Step = AnswerOf<'user/loadStep'>;
const NO_STEP: Step = {
  ...{ needs: null, ways: { passkey: false, code: false, recoveryCode: false } },
  ...{ companies: [], byCompanyOnly: false, problem: '' },
};

interface LoginDialogProps {
  username?: string | undefined;
  onClose?: () => void;
}

/** The login overlay; after an expired session it says that unsaved work is safe. */
export function LoginDialog({ username, onClose }: LoginDialogProps) {
  const workbench = useWorkbench();
  const session = useEditor((state) => state.session);
  const known = session.kind === 'expired' ? session.username : username;
  const { isBusy, problem, run } = useCall();
  const [isForgotten, setForgotten] = useState(false);
  const [step, setStep] = useState(NO_STEP);
  const [isEmergency, setEmergency] = useState(false);
  useEffect(() => ifCurrent(loadStep(), setStep, () => undefined), []);

  function submit(form: FormData) {
    const [username, password] = ['username', 'password'].map((name) => form.get(name));
    if (typeof username !== 'string' || typeof password !== 'string') return;
    void run(async () => {
      if (!(await logInHere(workbench, username, password))) setStep(await loadStep());
    });
  }
  const enter = () => enterAfterLogIn(workbench);
  const enterWith = async (passkey: PayloadOf<'user/enterPasskey'>['passkey']) => {
    await send('user/enterPasskey', { passkey });
    await enter();
  };
  const hasPasskeys = step.ways.passkey && canUsePasskeys();
  const byPasskey = passkeyWay(hasPasskeys, () => void run(async () => enterWith(await askForPasskey())));
  const takeSuggested = useEffectEvent(
    (passkey: Parameters<typeof enterWith>[0]) => void run(() => enterWith(passkey)),
  );
  // Among the suggestions of the first field; what the person does instead ends the wait.
  useEffect(
    () => (hasPasskeys ? ifCurrent(askForPasskey(true), (passkey) => takeSuggested(passkey)) : undefined),
    [hasPasskeys],
  );

  const ended = session.kind === 'expired' && (
    <ModalText>{t('Your session has ended. Log in again to continue: your changes are still here.')}</ModalText>
  );
  if (isForgotten) return <ForgotPasswordDialog onBack={() => setForgotten(false)} onClose={onClose} />;
  if (step.needs) {
    const back = () => setStep({ ...step, needs: null });
    return (
      <Suspense>
        <SecondStep needs={step.needs} ways={step.ways} onIn={enter} onBack={back} onClose={onClose} />
      </Suspense>
    );
  }
  const companies = companyWays(step.companies, (id) => void run(() => goToCompany(id)));
  if (step.byCompanyOnly && !isEmergency) {
    return (
      <Modal key="company" title={t('Welcome')} onClose={onClose}>
        {ended}
        <WayButtons ways={companies} isFirst isBusy={isBusy} />
        <ProblemText>{problem || step.problem}</ProblemText>
        <ModalActions>
          <Button onClick={() => setEmergency(true)}>{t('Emergency log-in')}</Button>
        </ModalActions>
      </Modal>
    );
  }
  return (
    <Modal title={t('Welcome')} onClose={onClose}>
      {ended}
      <Form
        className={controls.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit(new FormData(event.currentTarget));
        }}
      >
        <LoginField
          name="username"
          data-first-focus={!known}
          label={t('Username or email')}
          type="text"
          autoComplete="username webauthn"
          defaultValue={known}
        />
        <LoginField
          name="password"
          data-first-focus={Boolean(known)}
          label={t('Password')}
          type="password"
          autoComplete="current-password"
        />
        <ProblemText>{problem || step.problem}</ProblemText>
        <ModalActions>
          <Button onClick={() => setForgotten(true)}>{t('Forgot Password?')}</Button>
          <Button type="submit" look="main" disabled={isBusy}>
            {isBusy ? t('Logging in…') : t('Log in')}
          </Button>
        </ModalActions>
        <WayButtons ways={[...byPasskey, ...companies]} isBusy={isBusy} />
        {session.kind === 'loggedOut' && <LanguageOfBrowser />}
      </Form>
    </Modal>
  );
}

const loadStep = () => ask('user/loadStep', {});

/** The code for passkeys is loaded once they can be used here. */
const askForPasskey = async (isAutofill = false) => (await import('./passkeys.ts')).askForPasskey(isAutofill);

interface LoginFieldProps {
  name: string;
  label: string;
  type: string;
  autoComplete: string;
  'data-first-focus': boolean;
  defaultValue?: string | undefined;
}

function LoginField({ name, label, 'data-first-focus': isFirst, ...input }: LoginFieldProps) {
  return (
    <Field.Root className={controls.control} name={name}>
      <Field.Label className={controls.label}>{label}</Field.Label>
      <Field.Control
        className={controls.input}
        required
        minLength={MINIMUM}
        data-first-focus={isFirst || undefined}
        {...input}
      />
      <Field.Error className={controls.error} match="valueMissing">
        {t('{label} is required', { label })}
      </Field.Error>
      <Field.Error className={controls.error} match="tooShort">
        {t('At least {minimum} characters', { minimum: MINIMUM })}
      </Field.Error>
    </Field.Root>
  );
}
