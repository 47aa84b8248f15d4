import { ask, send } from '../api/client.ts';
import { FormModal } from '../ui/dialog/FormModal.tsx';
import { useDraft } from '../ui/fields/bound-to.ts';
import { ProblemText } from '../ui/fields/Labelled.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { t } from '../words/t.ts';
import { loadNames } from '../workbench/load-names.ts';
import { useCall } from '../workbench/use-call.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';

/** Asks for a person's name, once, after they chose their first password. */
export function YourNameDialog() {
  const workbench = useWorkbench();
  const [{ name }, field] = useDraft({ name: '' });
  const { isBusy, problem, run } = useCall();
  const save = async () => {
    const { user } = await ask('user/loadAccount', {});
    await send('user/saveAccount', { name, email: user.email });
    await loadNames(workbench);
    workbench.store.setState({ dialog: null });
  };
  return (
    <FormModal
      title={t('How should colleagues see you?')}
      text={t('Your name stands beside what you change and publish. You can change it in My account.')}
      action={t('Save')}
      cancel={t('Skip')}
      isDisabled={isBusy || name.trim() === ''}
      onSubmit={() => void run(save)}
    >
      <TextField label={t('Name')} autoComplete="name" maxLength={100} isFirst {...field('name')} />
      <ProblemText>{problem}</ProblemText>
    </FormModal>
  );
}
