import { Trash2 } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from '../Button.tsx';
import { IconButton } from '../IconButton.tsx';
import { QuestionModal } from './QuestionModal.tsx';

interface AskingButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** The title of the question, and what it says. */
  question: string;
  text: string;
  /** The label of the confirm button. */
  yes: string;
  onYes: () => void;
}

/** A button that asks before it acts. */
export function AskingButton({ question, text, yes, onYes, ...button }: AskingButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);

  function act() {
    close();
    onYes();
  }

  return (
    <>
      <Button {...button} onClick={() => setAsking(true)} />
      {isAsking && <QuestionModal title={question} text={text} yes={yes} onYes={act} onNo={close} />}
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
export function RemoveButton({ label, text = 'Are you sure?', onYes }: RemoveButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);

  function remove() {
    close();
    onYes();
  }

  return (
    <>
      <IconButton icon={Trash2} label={label} onClick={() => setAsking(true)} />
      {isAsking && <QuestionModal title={label} text={text} yes="Remove" onYes={remove} onNo={close} />}
    </>
  );
}
