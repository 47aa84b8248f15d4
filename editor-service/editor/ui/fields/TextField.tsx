import type { ComponentProps } from 'react';
import controls from './controls.module.css';
import { Labelled } from './Labelled.tsx';
import { LimitNote } from './LimitNote.tsx';

type Native = 'type' | 'required' | 'readOnly' | 'maxLength' | 'placeholder' | 'min' | 'max' | 'step' | 'aria-invalid';

interface TextFieldProps extends Pick<ComponentProps<'input'>, Native> {
  label: string;
  help?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  isMultiline?: boolean;
  /** Gets the focus when its dialog opens. */
  isFirst?: boolean;
}

/** A labelled line of text, or several lines. */
export function TextField({ label, help, onChange, isMultiline, isFirst, ...rest }: TextFieldProps) {
  return (
    <Labelled label={label} help={help}>
      {(control) => {
        const shared = { ...control, ...rest, className: controls.input, 'data-first-focus': isFirst };
        return (
          <>
            {isMultiline ? (
              <textarea {...shared} onChange={(event) => onChange(event.target.value)} />
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
