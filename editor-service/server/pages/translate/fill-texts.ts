import type { Page } from '#content-store/model/entities/page.ts';
import { sanitiseRichText } from '#site/content/sanitise-rich-text.ts';
import { textPlaces, withTexts } from '#site/content/text-places.ts';
import type { Translate } from '#site/extend/translator.ts';

interface Filling {
  /** BCP 47. */
  from: string;
  to: string;
  /** Absent: all. */
  places?: readonly string[] | undefined;
}

/** The page with its open texts translated by a machine, which a person confirms later. */
export async function filledPage(page: Page, translate: Translate, { from, to, places }: Filling): Promise<Page> {
  const open = page.openTexts ?? {};
  const wanted = textPlaces(page).filter(
    ({ place }) => open[place] === 'original' && (places === undefined || places.includes(place)),
  );
  if (wanted.length === 0) return page;
  const translated = await translate({ texts: wanted.map(({ text }) => text), from, to });
  const texts = new Map(
    wanted.map(({ place, kind }, index) => {
      const text = translated[index] ?? '';
      return [place, kind === 'rich' ? sanitiseRichText(text) : text];
    }),
  );
  const byMachine = Object.fromEntries(wanted.map(({ place }) => [place, 'machine' as const]));
  return { ...withTexts(page, texts), openTexts: { ...open, ...byMachine } };
}
