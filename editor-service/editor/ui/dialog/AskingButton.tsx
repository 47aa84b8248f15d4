import { type ComponentProps, useState } from 'react';
import { t } from '../../words/t.ts';
import { Button, IconButton } from '../Button.tsx';
import { icons } from '../icons.ts';
import { QuestionModal } from './QuestionModal.tsx';

interface AskingButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** The title of the question; default: the button's name for screen readers, else `yes`. */
  question?: string;
  /** What the question says. */
  text: string;
  /** The label of the confirm button, and of this one unless it has children. */
  yes: string;
  onYes: () => void;
}

/** A button that asks before it acts. */
export function AskingButton({ question, text, yes, onYes, ...button }: AskingButtonProps) {
  const [ask, asking] = useQuestion({ title: question ?? button['aria-label'] ?? yes, text, yes, onYes });
  return (
    <>
      <Button look="danger" {...button} onClick={ask}>
        {button.children ?? yes}
      </Button>
      {asking}
    </>
  );
}

interface RemoveButtonProps {
  /** The label, and the title of the question: `Remove Email 1`. */
  label: string;
  text?: string;
  onYes: () => void;
}

/** An icon that removes something after a question. */
export function RemoveButton({ label, text = t('Are you sure?'), onYes }: RemoveButtonProps) {
  const [ask, asking] = useQuestion({ title: label, text, yes: t('Remove'), onYes });
  return (
    <>
      <IconButton icon={icons.Trash2} label={label} onClick={ask} />
      {asking}
    </>
  );
}

/** Opens a question, and the question while it is open. */
function useQuestion(question: Omit<ComponentProps<typeof QuestionModal>, 'onNo'>) {
  const [isAsking, setAsking] = useState(false);
  return [() => setAsking(true), isAsking && <QuestionModal {...question} onNo={() => setAsking(false)} />] as const;
}
