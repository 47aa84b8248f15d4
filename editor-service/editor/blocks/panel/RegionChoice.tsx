import { useState } from 'react';
import { slugPrefixSchema } from '#content-store/model/values/slug.ts';
import { chooseRegion } from '../../saving/loading/choose-region.ts';
import { openRegion, type RegionalName } from '../../store/documents/documents.ts';
import { Button } from '../../ui/Button.tsx';
import controls from '../../ui/fields/controls.module.css';
import { Form } from '../../ui/fields/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { t } from '../../words/t.ts';
import { useEditor, useWorkbench } from '../../workbench/workbench-context.ts';

/** Chooses which navigation or footer is edited: the whole site's, or a region's, named by its address prefix. */
export function RegionChoice({ name }: { name: RegionalName }) {
  const workbench = useWorkbench();
  const current = useEditor(({ documents }) => (documents ? openRegion(documents[name], name) : ''));
  const [region, setRegion] = useState(current);
  const isValid = slugPrefixSchema.safeParse(region).success;

  function submit() {
    if (isValid && region !== current) void chooseRegion(workbench, name, region);
  }

  return (
    <Form className={controls.form} onSubmit={submit}>
      <TextField
        label={t('Region')}
        help={t('Now: {value}. Type how the addresses of a region begin, or nothing.', {
          value: current ? t('pages below /{current}', { current }) : t('the whole site'),
        })}
        problem={isValid ? null : t('A region can have only letters, digits, - and _')}
        value={region}
        maxLength={60}
        placeholder={t('the whole site')}
        onChange={(text) => setRegion(text.trim().toLowerCase().normalize('NFC'))}
      />
      {region !== current && (
        <Button type="submit" disabled={!isValid}>
          {region ? t('Edit the region {region}', { region }) : t('Edit the whole site')}
        </Button>
      )}
    </Form>
  );
}
