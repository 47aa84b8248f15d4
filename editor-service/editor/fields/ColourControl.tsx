import { useId } from 'react';
import { isOffered } from '#site/fields/palette.ts';
import { LabelledGroup } from '../ui/fields/Labelled.tsx';
import { t } from '../words/t.ts';
import styles from './ColourControl.module.css';
import type { ControlProps } from './control-props.ts';

/** Swatches of the colours that a field may have. */
export function ColourControl({ field, value, onChange }: ControlProps<'colour'>) {
  const name = useId();
  const isGone = typeof value === 'string' && !isOffered(value, field.colours);
  return (
    <LabelledGroup
      label={field.label}
      help={isGone ? t('This site does not offer “{value}”, which was chosen before.', { value }) : field.help}
    >
      <div className={styles.swatches}>
        {field.colours.map((colour) => (
          <label key={colour} className={styles.swatch} title={colourName(colour)}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              aria-label={colourName(colour)}
              checked={value === colour}
              onChange={() => onChange(colour)}
            />
            <span className={`${styles.colour} ${colour === 'transparent' ? styles.none : `ground-${colour}`}`} />
          </label>
        ))}
      </div>
    </LabelledGroup>
  );
}

/** `backgroundLightOrche` → `Light orche`. */
function colourName(colour: string): string {
  const words = colour.replace(/^background/, '').replace(/([a-z])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
