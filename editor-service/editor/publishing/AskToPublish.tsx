import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../api/client.ts';
import { Button } from '../ui/Button.tsx';
import { useDialogHost } from '../ui/dialog/dialog-host.ts';
import { ModalActions } from '../ui/dialog/Modal.tsx';
import controls from '../ui/fields/controls.module.css';
import { Form } from '../ui/fields/Form.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { editorLanguage, t } from '../words/t.ts';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
import styles from './Publishing.module.css';
import { saveChosen } from './publish-set.ts';
import { type Publishable, publishableKey } from './waiting.ts';

const NAMES = new Intl.ListFormat(editorLanguage, { type: 'disjunction' });
const AND = new Intl.ListFormat(editorLanguage);

interface AskToPublishProps {
  /** What this person may not publish, and what they chose besides. */
  chosen: readonly Publishable[];
  /** Why they may not. */
  refusal: string;
}

/** For people who may not publish: who may, and a line to ask them. */
export function AskToPublish({ chosen, refusal }: AskToPublishProps) {
  const workbench = useWorkbench();
  const { close } = useDialogHost();
  const [text, setText] = useState('');
  const items = chosen.map(({ kind, _id }) => ({ kind, _id }));
  const publishers = useQuery({
    queryKey: ['publishers', chosen.map(publishableKey)],
    queryFn: () => send('review/findReviewers', { items }),
  });
  const { mutate, isPending } = useChange({
    call: async () => {
      if (!(await saveChosen(workbench, chosen))) return [];
      return (await send('review/ask', { items, purpose: 'publish', text: text.trim() })).people;
    },
    onSuccess: (people) => people.length > 0 && close(),
    said: (people) => (people.length > 0 ? t('{names} will be told', { names: AND.format(people) }) : ''),
  });
  return (
    <Answer query={publishers}>
      {({ publishers: people }) =>
        people.length === 0 ? (
          <p className={styles.hint}>{refusal}</p>
        ) : (
          <Form className={controls.form} onSubmit={() => mutate()}>
            <p className={styles.hint}>
              {t(
                chosen.length > 1
                  ? 'You can’t publish all of this yourself: ask {names}.'
                  : 'You can’t publish this yourself: ask {names}.',
                { names: NAMES.format(people) },
              )}
            </p>
            <TextField
              isFirst
              label={t('Message (optional)')}
              help={t('It is sent by email, and waits on their dashboard.')}
              maxLength={500}
              value={text}
              onChange={setText}
            />
            <ModalActions>
              <Button type="submit" look="main" disabled={isPending}>
                {isPending ? t('Asking…') : t('Ask to publish')}
              </Button>
            </ModalActions>
          </Form>
        )
      }
    </Answer>
  );
}
