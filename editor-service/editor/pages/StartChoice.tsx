import { Copy } from 'lucide-react';
import { useId } from 'react';
import { templates } from '#site/templates/definitions.ts';
import controls from '../ui/fields/controls.module.css';
import styles from './Pages.module.css';
import { TemplatePicture } from './TemplatePicture.tsx';

/** The value of the choice for a copy; no template has an empty name. */
export const COPY = '';

interface StartChoiceProps {
  value: string;
  onChange: (template: string) => void;
}

/** What a new page starts as: a template, or a copy of a page. */
export function StartChoice({ value, onChange }: StartChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.templates}>
      <legend className={controls.label}>Template</legend>
      {templates.map(({ template, label, description }) => (
        <label key={template} className={styles.template}>
          <TemplatePicture template={template} />
          <span className={styles.templateName}>
            <input type="radio" name={name} checked={template === value} onChange={() => onChange(template)} />
            {label}
          </span>
          <span className={controls.help}>{description}</span>
        </label>
      ))}
      <label className={styles.template}>
        <span className={styles.picture}>
          <Copy size={24} strokeWidth={1.5} aria-hidden />
        </span>
        <span className={styles.templateName}>
          <input type="radio" name={name} checked={value === COPY} onChange={() => onChange(COPY)} />
          Copy of a page
        </span>
        <span className={controls.help}>Starts with everything on another page.</span>
      </label>
    </fieldset>
  );
}
