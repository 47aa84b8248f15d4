import type { ComponentProps, FocusEventHandler, KeyboardEventHandler } from 'react';
import controls from './controls.module.css';
import { Labelled } from './Labelled.tsx';
import { LimitNote } from './LimitNote.tsx';

type Native =
  | ('type' | 'required' | 'readOnly' | 'maxLength' | 'placeholder' | 'min' | 'max' | 'step' | 'aria-invalid')
  | ('autoCapitalize' | 'spellCheck' | 'name' | 'autoComplete');

interface TextFieldProps extends Pick<ComponentProps<'input'>, Native> {
  label: string;
  help?: string | undefined;
  problem?: string | null;
  value: string;
  onChange: (value: string) => void;
  onFocus?: FocusEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  onBlur?: () => void;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  isMultiline?: boolean;
  /** Gets the focus when its dialog opens. */
  isFirst?: boolean;
}

/** A labelled line of text, or several lines. */
export function TextField({ label, help, problem, onChange, isMultiline, isFirst, ...rest }: TextFieldProps) {
  return (
    <Labelled label={label} help={help} {...(problem && { problem })}>
      {(control) => {
        const invalid = problem ? { 'aria-invalid': true } : {};
        const shared = {
          ...control,
          ...invalid,
          ...rest,
          className: controls.input,
          'data-first-focus': isFirst || undefined,
        };
        return (
          <>
            {isMultiline ? (
              <textarea {...shared} rows={rowsOf(rest.value)} onChange={(event) => onChange(event.target.value)} />
            ) : (
              <input {...shared} onChange={(event) => onChange(event.target.value)} />
            )}
            <LimitNote length={rest.value.length} max={rest.maxLength} />
          </>
        );
      }}
    </Labelled>
  );
}

/** The letters of a line in the panel, about. */
const LINE = 40;

/** How many lines a text takes; browsers that know `field-sizing` ask the text itself. */
const rowsOf = (text: string): number =>
  text.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / LINE)), 0);
