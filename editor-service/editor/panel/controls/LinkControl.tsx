import { isSafeHref, LINK_TYPES, type Link, linkSchema } from '#content-store/model/values/link.ts';
import { anchorsOf } from '../../store/blocks/anchors.ts';
import styles from '../../ui/fields/controls.module.css';
import { Labelled, LabelledGroup } from '../../ui/fields/Labelled.tsx';
import { Problem } from '../../ui/fields/Problem.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useEditor } from '../../workbench/workbench-context.ts';
import { ChosenFile } from './ChosenFile.tsx';
import type { ControlProps } from './control-props.ts';

const TYPES = {
  page: { label: 'Page', hint: '/about' },
  external: { label: 'External', hint: 'https://…' },
  anchor: { label: 'Anchor', hint: '#name' },
  file: { label: 'File', hint: '/file.pdf' },
  media: { label: 'Media', hint: '/media' },
  _blank: { label: 'Page in a new tab', hint: '/about' },
};
const OPTIONS = LINK_TYPES.map((value) => ({ value, label: TYPES[value].label }));

/** The target and text of a link. */
export function LinkControl({ field, value, onChange }: ControlProps<'link'>) {
  const parsed = linkSchema.safeParse(value);
  const link = parsed.success ? parsed.data : { ...linkSchema.parse({}), ...(value as object) };
  const isSafe = isSafeHref(link.href);
  return (
    <LabelledGroup label={field.label} help={field.help}>
      <TextField label="Link text" value={link.text} maxLength={500} onChange={(text) => onChange({ ...link, text })} />
      <SelectField
        label="Leads to"
        value={link.type}
        options={OPTIONS}
        onChange={(type) => onChange({ ...link, type })}
      />
      {link.type === 'file' && <ChosenFile link={link} onChange={onChange} />}
      <Labelled label="Address">
        {(control) => (
          <>
            <input
              {...control}
              className={styles.input}
              value={link.href}
              placeholder={TYPES[link.type].hint}
              list={link.type === 'anchor' ? `${control.id}-anchors` : undefined}
              aria-invalid={!isSafe}
              onChange={(event) => onChange({ ...link, href: event.target.value })}
            />
            {link.type === 'anchor' && <AnchorOptions id={`${control.id}-anchors`} />}
          </>
        )}
      </Labelled>
      {!isSafe && <Problem>Links may start with https://, http://, mailto:, tel:, / or #</Problem>}
      <TextField
        label="Tracking name"
        help="Reported to analytics when the link is clicked"
        maxLength={200}
        value={link.tracking ?? ''}
        onChange={(tracking) => onChange(withTracking(link, tracking))}
      />
    </LabelledGroup>
  );
}

/** An empty name is left out, like that of a link that never had one. */
function withTracking({ tracking: _before, ...link }: Link, tracking: string): Link {
  return tracking === '' ? link : { ...link, tracking };
}

/** The anchors of this page, offered to the input whose `list` is this id. */
function AnchorOptions({ id }: { id: string }) {
  const documents = useEditor((state) => state.documents);
  return (
    <datalist id={id}>
      {documents && anchorsOf(documents).map((anchor) => <option key={anchor} value={`#${anchor}`} />)}
    </datalist>
  );
}
