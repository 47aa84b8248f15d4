import { useState } from 'react';
import { formFieldSchema } from '#content-store/model/forms/form-field.ts';
import { maxLengthOf } from '#content-store/model/forms/form-value.ts';
import controls from '../ui/fields/controls.module.css';
import { Labelled } from '../ui/fields/Labelled.tsx';

interface MaxLengthFieldProps {
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

const MOST = maxLengthOf({});

/** How many characters visitors may type; empty for the most that any field allows. */
export function MaxLengthField({ value, onChange }: MaxLengthFieldProps) {
  const [refused, setRefused] = useState<string | null>(null);

  function change(text: string) {
    const parsed = formFieldSchema.safeParse({ maxLength: text === '' ? undefined : Number(text) });
    setRefused(parsed.success ? null : text);
    if (parsed.success) onChange(parsed.data.maxLength);
  }

  return (
    <Labelled
      label="Most characters"
      help={`Visitors are told when they exceed it; ${MOST} if this is empty`}
      problem={refused === null ? null : `A whole number from 1 to ${MOST}`}
    >
      {(control) => (
        <input
          {...control}
          className={controls.input}
          type="number"
          min={1}
          max={MOST}
          value={refused ?? value ?? ''}
          aria-invalid={refused !== null || undefined}
          onChange={({ target }) => change(target.value)}
          onBlur={() => setRefused(null)}
        />
      )}
    </Labelled>
  );
}
