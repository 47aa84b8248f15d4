import type { HTMLInputTypeAttribute } from 'react';
import controls from './controls.module.css';
import { Labelled } from './Labelled.tsx';

interface TextFieldProps {
  label: string;
  help?: string;
  value: string;
  onChange: (value: string) => void;
  type?: HTMLInputTypeAttribute;
  isMultiline?: boolean;
  isRequired?: boolean;
  isReadOnly?: boolean;
  maxLength?: number;
  placeholder?: string;
}

/** A labelled line of text, or several lines. */
export function TextField({
  label,
  help,
  value,
  onChange,
  type,
  isMultiline,
  isRequired,
  isReadOnly,
  ...rest
}: TextFieldProps) {
  return (
    <Labelled label={label} help={help}>
      {(control) => {
        const shared = {
          ...control,
          ...rest,
          className: controls.input,
          value,
          required: isRequired,
          readOnly: isReadOnly,
        };
        return isMultiline ? (
          <textarea {...shared} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <input {...shared} type={type} onChange={(event) => onChange(event.target.value)} />
        );
      }}
    </Labelled>
  );
}
