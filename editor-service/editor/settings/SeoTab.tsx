import type { SiteSettings } from '#content-store/model/entities/site-settings.ts';
import { Answer } from '../server-state/Answer.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { useSiteSettings, useSiteSettingsDraft } from './site-settings-draft.ts';

/** What search engines read for pages without values of their own. */
export function SeoTab() {
  return <Answer query={useSiteSettings()}>{(saved) => <SeoForm saved={saved} />}</Answer>;
}

function SeoForm({ saved }: { saved: SiteSettings }) {
  const draft = useSiteSettingsDraft(saved);
  const { settings, change } = draft;
  return (
    <SettingsForm draft={draft} hint="Search engines read these on every page that has no texts of its own.">
      <TextField label="Title" value={settings.title} maxLength={300} onChange={(title) => change({ title })} />
      <TextField
        label="Description"
        value={settings.description}
        isMultiline
        maxLength={1000}
        onChange={(description) => change({ description })}
      />
      <TextField
        label="Keywords"
        value={settings.keywords}
        maxLength={1000}
        onChange={(keywords) => change({ keywords })}
      />
    </SettingsForm>
  );
}
