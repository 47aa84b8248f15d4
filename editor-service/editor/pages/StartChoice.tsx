import { useId } from 'react';
import { templates } from '#site/templates/definitions.ts';
import controls from '../ui/fields/controls.module.css';
import { icons } from '../ui/icons.ts';
import { t } from '../words/t.ts';
import styles from './Pages.module.css';

/** The value of the choice for a copy; no template has an empty name. */
export const COPY = '';
const CHOICES = [
  ...templates,
  { template: COPY, label: t('Copy of a page'), description: t('Starts with everything on another page.') },
];

interface StartChoiceProps {
  value: string;
  onChange: (template: string) => void;
}

/** What a new page starts as: a template, or a copy of a page. */
export function StartChoice({ value, onChange }: StartChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.templates}>
      <legend className={controls.label}>{t('Template')}</legend>
      {CHOICES.map(({ template, label, description }) => (
        <label key={template} className={styles.template}>
          {template === COPY ? (
            <span className={styles.picture}>
              <icons.Copy size={24} strokeWidth={1.5} aria-hidden />
            </span>
          ) : (
            <TemplatePicture template={template} />
          )}
          <span className={styles.templateName}>
            <input type="radio" name={name} checked={template === value} onChange={() => onChange(template)} />
            {label}
          </span>
          <span className={controls.help}>{description}</span>
        </label>
      ))}
    </fieldset>
  );
}

type Shape = readonly [kind: 'strong' | 'soft' | 'round', x: number, y: number, width: number, height: number];

/** How pages of the built-in templates look, on 96 × 64: a text is strong, a picture or a component soft. */
const DRAWINGS: Readonly<Record<string, readonly Shape[]>> = {
  home: [
    ['soft', 44, 8, 44, 30],
    ['strong', 8, 12, 30, 5],
    ['strong', 8, 20, 22, 5],
    ['soft', 8, 44, 24, 14],
    ['soft', 36, 44, 24, 14],
    ['soft', 64, 44, 24, 14],
  ],
  generic: [
    ['strong', 8, 10, 44, 5],
    ['soft', 8, 19, 60, 3],
    ['soft', 8, 30, 80, 12],
    ['soft', 8, 46, 52, 3],
    ['soft', 8, 53, 44, 3],
  ],
  news: [
    ['strong', 8, 8, 60, 5],
    ['strong', 8, 17, 40, 5],
    ['soft', 8, 28, 14, 3],
    ['soft', 8, 36, 80, 14],
    ['soft', 8, 55, 52, 3],
  ],
  careers: [
    ['soft', 0, 0, 96, 22],
    ['strong', 8, 8, 36, 5],
    ['soft', 8, 28, 50, 3],
    ['soft', 8, 35, 46, 3],
    ['soft', 8, 42, 50, 3],
    ['strong', 66, 28, 22, 8],
  ],
  teamMember: [
    ['round', 8, 12, 28, 28],
    ['strong', 44, 16, 36, 5],
    ['soft', 44, 25, 28, 3],
    ['soft', 44, 32, 40, 3],
    ['soft', 8, 48, 80, 3],
    ['soft', 8, 55, 64, 3],
  ],
};

/** A drawing of a page of this template; one of a site's own looks like a plain page. */
function TemplatePicture({ template }: { template: string }) {
  const shapes = DRAWINGS[template] ?? DRAWINGS.generic ?? [];
  return (
    <svg className={styles.picture} viewBox="0 0 96 64" aria-hidden="true">
      {shapes.map(([kind, x, y, width, height]) => (
        <rect
          key={`${x} ${y}`}
          className={kind === 'strong' ? styles.strong : styles.soft}
          {...{ x, y, width, height }}
          rx={kind === 'round' ? width / 2 : 1.5}
        />
      ))}
    </svg>
  );
}
