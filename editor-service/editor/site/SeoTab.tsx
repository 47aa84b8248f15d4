import type { SiteSettings } from '#content-store/model/entities/site-settings.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { useSiteSettings, useSiteSettingsDraft } from './site-settings-draft.ts';

/** What search engines read for pages without values of their own. */
export function SeoTab() {
  return <Answer query={useSiteSettings()}>{(saved) => <SeoForm saved={saved} />}</Answer>;
}

function SeoForm({ saved }: { saved: SiteSettings }) {
  const draft = useSiteSettingsDraft(saved);
  const field = (name: 'title' | 'description' | 'keywords') => ({
    value: draft.settings[name],
    onChange: (text: string) => draft.change({ [name]: text }),
  });
  return (
    <SettingsForm draft={draft} hint="Used by search engines for pages without their own.">
      <TextField label="Title" maxLength={300} {...field('title')} />
      <TextField label="Description" isMultiline maxLength={1000} {...field('description')} />
      <TextField label="Keywords" maxLength={1000} {...field('keywords')} />
    </SettingsForm>
  );
}
