import { isSafeHref, LINK_TYPES, linkSchema } from '#content-store/model/values/link.ts';
import styles from '../../ui/fields/controls.module.css';
import { Labelled, LabelledGroup } from '../../ui/fields/Labelled.tsx';
import { Problem } from '../../ui/fields/Problem.tsx';
import { AnchorOptions } from './AnchorOptions.tsx';
import type { ControlProps } from './control-props.ts';

const TYPES = {
  page: 'Page',
  external: 'External',
  anchor: 'Anchor',
  file: 'File',
  media: 'Media',
  _blank: 'Page in a new tab',
};
const HINTS = {
  page: '/about',
  external: 'https://…',
  anchor: '#name',
  file: '/file.pdf',
  media: '/media',
  _blank: '/about',
};

/** The target and text of a link. */
export function LinkControl({ field, value, onChange }: ControlProps<'link'>) {
  const parsed = linkSchema.safeParse(value);
  const link = parsed.success ? parsed.data : { ...linkSchema.parse({}), ...(value as object) };
  const isSafe = isSafeHref(link.href);
  return (
    <LabelledGroup label={field.label} help={field.help}>
      <Labelled label="Link text">
        {(control) => (
          <input
            {...control}
            className={styles.input}
            value={link.text}
            maxLength={500}
            onChange={(event) => onChange({ ...link, text: event.target.value })}
          />
        )}
      </Labelled>
      <Labelled label="Leads to">
        {(control) => (
          <select
            {...control}
            className={styles.input}
            value={link.type}
            onChange={(event) => onChange({ ...link, type: event.target.value })}
          >
            {LINK_TYPES.map((type) => (
              <option key={type} value={type}>
                {TYPES[type]}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <Labelled label="Address">
        {(control) => (
          <>
            <input
              {...control}
              className={styles.input}
              value={link.href}
              placeholder={HINTS[link.type]}
              list={link.type === 'anchor' ? `${control.id}-anchors` : undefined}
              aria-invalid={!isSafe}
              onChange={(event) => onChange({ ...link, href: event.target.value })}
            />
            {link.type === 'anchor' && <AnchorOptions id={`${control.id}-anchors`} />}
          </>
        )}
      </Labelled>
      {!isSafe && <Problem>Links may start with https://, http://, mailto:, tel:, / or #</Problem>}
    </LabelledGroup>
  );
}
