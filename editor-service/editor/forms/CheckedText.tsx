import { useState } from 'react';
import controls from '../ui/fields/controls.module.css';

interface CheckedTextProps {
  /** Names it where no label does. */
  'aria-label'?: string;
  'aria-describedby'?: string | undefined;
  id?: string;
  type?: 'email' | 'text' | undefined;
  value: string;
  /** What is wrong with a text; empty when nothing is. */
  problemOf: (text: string) => string;
  onChange: (text: string) => void;
}

/** A line of text that is taken over only while nothing is wrong with it; until then it says what is. */
export function CheckedText({ value, problemOf, onChange, ...input }: CheckedTextProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? value;
  const problem = problemOf(text);

  function change(next: string) {
    const isTaken = problemOf(next) === '';
    setTyped(isTaken ? null : next);
    if (isTaken) onChange(next);
  }

  return (
    <>
      <input
        {...input}
        className={controls.input}
        aria-invalid={problem !== ''}
        maxLength={254}
        value={text}
        onChange={(event) => change(event.target.value)}
      />
      {problem && (
        <p className={controls.error} role="status">
          {problem}
        </p>
      )}
    </>
  );
}
