import type { ReactNode } from 'react';
import type { SiteSettings } from '#content-store/model/entities/site-settings.ts';
import type { ImageSize } from '#content-store/model/fields/field.ts';
import { PictureField } from '../media/PictureField.tsx';
import { boundTo } from '../ui/fields/bound-to.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import { t } from '../words/t.ts';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { InLanguages } from './InLanguages.tsx';
import { SettingsForm, useSiteSettings, useSiteSettingsDraft } from './SettingsForm.tsx';

/** What search engines read for pages without values of their own. */
export function SeoTab() {
  return <StoredSettings>{(stored) => <SeoForm {...stored} />}</StoredSettings>;
}

/** The settings of the chosen language. */
interface Stored {
  saved: SiteSettings;
  place: string;
}
type FormOf = (stored: Stored) => ReactNode;

function StoredSettings({ children }: { children: FormOf }) {
  return <InLanguages>{(place) => <SettingsOf place={place}>{children}</SettingsOf>}</InLanguages>;
}

function SettingsOf({ place, children }: { place: string; children: FormOf }) {
  return <Answer query={useSiteSettings(place)}>{(saved) => children({ saved, place })}</Answer>;
}

function SeoForm({ saved, place }: Stored) {
  const draft = useSiteSettingsDraft(saved, place);
  const field = (name: 'title' | 'description' | 'keywords') => ({
    value: draft.settings[name],
    onChange: (text: string) => draft.change({ [name]: text }),
  });
  return (
    <SettingsForm draft={draft} hint={t('Used by search engines for pages without their own.')}>
      <TextField label={t('Title')} maxLength={300} {...field('title')} />
      <TextField label={t('Description')} isMultiline maxLength={1000} {...field('description')} />
      <TextField label={t('Keywords')} maxLength={1000} {...field('keywords')} />
    </SettingsForm>
  );
}

/** The picture size that Facebook, LinkedIn and Twitter show. */
const SHARED_PICTURE: readonly ImageSize[] = [{ name: 'desktop', width: 1200, height: 630 }];

interface SocialTabProps {
  name: 'og' | 'twitter';
  hint: string;
}

/** How links to the site look where they are shared. */
export function OpenGraphTab() {
  return (
    <SocialTab
      name="og"
      hint={t('For links shared on Facebook, LinkedIn and in messengers, unless a page has its own.')}
    />
  );
}

/** How links to the site look on Twitter. */
export function TwitterTab() {
  return <SocialTab name="twitter" hint={t('Shown with links on Twitter, for pages without their own.')} />;
}

function SocialTab(props: SocialTabProps) {
  return <StoredSettings>{(stored) => <SocialForm {...props} {...stored} />}</StoredSettings>;
}

function SocialForm({ name, hint, saved, place }: SocialTabProps & Stored) {
  const draft = useSiteSettingsDraft(saved, place);
  const field = boundTo(draft.settings[name], (social) => draft.change({ [name]: social }));
  return (
    <SettingsForm draft={draft} hint={hint}>
      <TextField label={t('Title')} maxLength={300} {...field('title')} />
      <TextField label={t('Description')} isMultiline maxLength={1000} {...field('description')} />
      <PictureField label={t('Picture')} sizes={SHARED_PICTURE} {...field('image')} />
      <TextField label={t('Keywords')} maxLength={1000} {...field('keywords')} />
    </SettingsForm>
  );
}
