import { LinkField } from './LinkField.tsx';
import type { Accepts } from './link-suggestions.ts';

const WEB: Accepts = new Set(['web']);

interface AddressFieldProps {
  label: string;
  help?: string | undefined;
  value: string;
  onChange: (address: string) => void;
}

/** A field for an address alone, such as that of a profile on a social network. */
export function AddressField({ label, help, value, onChange }: AddressFieldProps) {
  return (
    <LinkField
      label={label}
      help={help}
      href={value}
      accepts={WEB}
      placeholder="Paste an address"
      onChange={({ href }) => onChange(href)}
    />
  );
}
