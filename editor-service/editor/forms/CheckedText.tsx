import { useState } from 'react';
import controls from '../ui/fields/controls.module.css';

interface CheckedTextProps {
  /** The accessible name where there is no label. */
  'aria-label'?: string;
  'aria-describedby'?: string | undefined;
  id?: string;
  type?: 'email' | 'text' | undefined;
  value: string;
  /** The error message for a text; empty when it is valid. */
  problemOf: (text: string) => string;
  onChange: (text: string) => void;
}

/** A text input that reports only valid texts; for any other it shows the error. */
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
