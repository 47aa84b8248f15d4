import { useQuery } from '@tanstack/react-query';
import type { EditorLanguage } from '#content-store/model/people/editor-language.ts';
import type { User } from '#content-store/model/people/user.ts';
import { ask, send } from '../api/client.ts';
import { leaveFor } from '../saving/leaving/leave.ts';
import { CardForm } from '../ui/card/CardForm.tsx';
import { useDraft } from '../ui/fields/bound-to.ts';
import { ProblemText } from '../ui/fields/Labelled.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { Tab } from '../ui/tab/Tab.tsx';
import { t } from '../words/t.ts';
import { loadNames } from '../workbench/load-names.ts';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
import { LanguageField } from './LanguageField.tsx';
import { waysInQuery } from './ways-in-query.ts';

export const accountQuery = { queryKey: ['account'], queryFn: () => ask('user/loadAccount', {}) };

/** One's name, e-mail address and password. */
export function AccountTab() {
  return (
    <Tab look="form">
      <Answer query={useQuery(accountQuery)}>
        {({ user, language }) => (
          <>
            <ProfileForm key={`${user.name} ${user.email}`} user={user} />
            <Language language={language} />
          </>
        )}
      </Answer>
      <PasswordForm />
    </Tab>
  );
}

const CURRENT = { type: 'password', autoComplete: 'current-password', required: true } as const;
const NEW = { type: 'password', autoComplete: 'new-password', required: true } as const;

function ProfileForm({ user }: { user: User }) {
  const workbench = useWorkbench();
  const [draft, field] = useDraft({ name: user.name, email: user.email, password: '' });
  const { mutate, isPending } = useChange({
    call: () => send('user/saveAccount', draft),
    onSuccess: () => void loadNames(workbench),
    said: t('Account saved'),
  });
  return (
    <CardForm title={user.username} action={t('Save')} isPending={isPending} onSubmit={mutate}>
      <TextField label={t('Name')} autoComplete="name" maxLength={100} {...field('name')} />
      <TextField label={t('Email')} type="email" autoComplete="email" required {...field('email')} />
      {draft.email !== user.email && (
        <TextField
          label={t('Your password')}
          help={t('Needed for another email address: links for a new password are sent there.')}
          {...CURRENT}
          {...field('password')}
        />
      )}
    </CardForm>
  );
}

/** The shell is loaded again to speak another language; what is not saved is asked about first. */
function Language({ language }: { language: EditorLanguage | '' }) {
  const workbench = useWorkbench();
  const { mutate } = useChange({
    call: (chosen: EditorLanguage | '') => send('user/saveLanguage', { language: chosen }),
    onSuccess: () => leaveFor(workbench, { kind: 'page', href: window.location.href }),
  });
  return <LanguageField value={language} onChange={mutate} />;
}

const EMPTY = { password: '', newPassword: '', repeated: '' };

function PasswordForm() {
  const { hasPassword = true, companies = [] } = useQuery(waysInQuery).data ?? {};
  const [draft, field, setDraft] = useDraft(EMPTY);
  const { password, newPassword, repeated } = draft;
  const { mutate, isPending } = useChange({
    call: () => send('user/changePassword', { password, newPassword }),
    onSuccess: () => setDraft(EMPTY),
    said: t('Password changed'),
    detail: t('Your other sessions and your API tokens have ended.'),
  });
  if (companies.length > 0) return null;
  const title = hasPassword ? t('Change password') : t('Choose a password');
  const differs = repeated !== '' && repeated !== newPassword;
  return (
    <CardForm title={title} action={title} isPending={isPending || differs} onSubmit={mutate}>
      {hasPassword && <TextField label={t('Current password')} {...CURRENT} {...field('password')} />}
      <TextField label={t('New password')} help={t('At least 8 characters')} {...NEW} {...field('newPassword')} />
      <TextField label={t('Confirm new password')} {...NEW} {...field('repeated')} />
      <ProblemText>{differs && t('The passwords do not match')}</ProblemText>
    </CardForm>
  );
}
