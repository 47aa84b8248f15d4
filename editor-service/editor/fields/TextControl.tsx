import { LinkField } from '../links/LinkField.tsx';
import type { Accepts } from '../links/link-suggestions.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import { t } from '../words/t.ts';
import type { ControlProps } from './control-props.ts';

/** For an address alone, such as that of a profile on a social network. */
const WEB: Accepts = new Set(['web']);

/** One line of text, or several; an address is chosen like the target of a link. */
export function TextControl({ field, value, onChange }: ControlProps<'text'>) {
  const { label, help, multiline = false, placeholder, maxLength, missing } = field;
  const text = typeof value === 'string' ? value : '';
  if (field.isAddress) {
    return (
      <LinkField
        {...{ label, help }}
        href={text}
        accepts={WEB}
        placeholder={t('Paste an address')}
        onChange={({ href }) => onChange(href)}
      />
    );
  }
  return (
    <TextField
      {...{ label, help, placeholder, maxLength, onChange }}
      isMultiline={multiline}
      problem={text.trim() === '' ? (missing ?? null) : null}
      value={text}
    />
  );
}
