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

/** A text input that says what is wrong with its text. */
export function CheckedText({ value, problemOf, onChange, ...input }: CheckedTextProps) {
  const problem = problemOf(value);
  return (
    <>
      <input
        {...input}
        className={controls.input}
        aria-invalid={problem !== ''}
        maxLength={254}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {problem && (
        <p className={controls.error} role="status">
          {problem}
        </p>
      )}
    </>
  );
}
