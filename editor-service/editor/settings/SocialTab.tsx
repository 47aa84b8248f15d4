import type { SiteSettings } from '#content-store/model/entities/site-settings.ts';
import { Answer } from '../server-state/Answer.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { SocialFields } from './SocialFields.tsx';
import { useSiteSettings, useSiteSettingsDraft } from './site-settings-draft.ts';

interface SocialTabProps {
  name: 'og' | 'twitter';
  hint: string;
}

/** How links to the site look where they are shared. */
export function OpenGraphTab() {
  return (
    <SocialTab name="og" hint="Facebook, LinkedIn and messengers show these with links to pages without their own." />
  );
}

/** How links to the site look on Twitter. */
export function TwitterTab() {
  return <SocialTab name="twitter" hint="Twitter shows these with links to pages without their own." />;
}

function SocialTab(props: SocialTabProps) {
  return <Answer query={useSiteSettings()}>{(saved) => <SocialForm {...props} saved={saved} />}</Answer>;
}

function SocialForm({ name, hint, saved }: SocialTabProps & { saved: SiteSettings }) {
  const draft = useSiteSettingsDraft(saved);
  return (
    <SettingsForm draft={draft} hint={hint}>
      <SocialFields value={draft.settings[name]} onChange={(social) => draft.change({ [name]: social })} />
    </SettingsForm>
  );
}
