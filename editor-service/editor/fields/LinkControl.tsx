import { type Link, linkSchema } from '#content-store/model/values/link.ts';
import { linkAttributes } from '#site/elements/link-attributes.ts';
import { LinkField } from '../links/LinkField.tsx';
import type { ChosenLink } from '../links/link-suggestions.ts';
import { Checkbox } from '../ui/fields/Checkbox.tsx';
import { LabelledGroup } from '../ui/fields/Labelled.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { t } from '../words/t.ts';
import type { ControlProps } from './control-props.ts';

/** The text of a link, and where it leads: its type follows from what is chosen. */
export function LinkControl({ field, value, onChange }: ControlProps<'link'>) {
  const parsed = linkSchema.safeParse(value);
  const link: Link = parsed.success ? parsed.data : { ...linkSchema.parse({}), ...(value as object) };
  // An address that was typed without its slash is shown as visitors get it.
  const href = link.href === '' ? '' : linkAttributes(link).href;
  const isPage = href.startsWith('/') && (link.type === 'page' || link.type === '_blank');

  function choose({ href: chosen, type, title }: ChosenLink) {
    const { fileId: _before, ...rest } = link;
    const isNewTab = link.type === '_blank' && type === 'page';
    onChange({ ...rest, href: chosen, type: isNewTab ? '_blank' : type, text: link.text || nameIn(title) });
  }

  return (
    <LabelledGroup label={field.label} help={field.help}>
      <TextField
        label={t('Link text')}
        value={link.text}
        maxLength={500}
        onChange={(text) => onChange({ ...link, text })}
      />
      <LinkField label={t('Link to')} href={href} onChange={choose} />
      {isPage && (
        <Checkbox
          label={t('Open in a new tab')}
          value={link.type === '_blank'}
          onChange={(isNewTab) => onChange({ ...link, type: isNewTab ? '_blank' : 'page' })}
        />
      )}
      <TextField
        label={t('Tracking name')}
        help={t('Sent to analytics when someone follows the link')}
        maxLength={200}
        value={link.tracking ?? ''}
        onChange={(tracking) => onChange(withTracking(link, tracking))}
      />
    </LabelledGroup>
  );
}

/** The text for a link that has none: the title of the page, or the name of the file without its ending. */
const nameIn = (title: string): string => title.replace(/\.\w{1,5}$/, '').slice(0, 500);

/** An empty name is left out, like that of a link that never had one. */
function withTracking({ tracking: _before, ...link }: Link, tracking: string): Link {
  return tracking === '' ? link : { ...link, tracking };
}
