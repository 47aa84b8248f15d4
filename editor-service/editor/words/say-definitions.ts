import { footerFields } from '#content-store/model/entities/footer.ts';
import { navigationFields } from '#content-store/model/entities/navigation.ts';
import { definitions } from '#site/blocks/definitions.ts';
import { openGraphFields, pageSettingFields, twitterFields } from '#site/content/page-setting-fields.ts';
import { templates } from '#site/templates/definitions.ts';
import { knownTexts, t } from './t.ts';

type Shown = Record<string, unknown>;

/** Puts what blocks, templates and fields are called into the person's language, in place; what it lacks stays as it is. */
export function sayDefinitions(): void {
  if (knownTexts.size === 0) return;
  const ofPages = [...pageSettingFields, ...openGraphFields, ...twitterFields];
  for (const one of [definitions, templates, navigationFields, footerFields, ofPages].flat())
    say(one as unknown as Shown);
}

function say(part: Shown): void {
  for (const key of ['label', 'description', 'help', 'placeholder', 'missing'])
    if (typeof part[key] === 'string') part[key] = t(part[key]);
  if (Array.isArray(part.states)) part.states = part.states.map((state: string) => t(state));
  for (const key of ['fields', 'options']) if (Array.isArray(part[key])) part[key].forEach(say);
}
