import { slugOfTitle } from '#content-store/model/values/slug.ts';
import { templateOf, templates } from '#site/templates/definitions.ts';
import { ask, send } from '../api/client.ts';
import { freshCopies } from '../store/blocks/fresh-keys.ts';

/** Creates a draft with this title, at an address made from it; a taken one gets a number. Throws CallFailed. */
export async function makePage(domainId: string, title: string): Promise<{ slug: string }> {
  const slug = await freeSlug(domainId, slugOfTitle(title));
  const template = (templateOf('generic') ?? templates[0])?.template ?? '';
  const { contents = [], ...initial } = templateOf(template)?.initial ?? {};
  const page = {
    ...{ domainId, slug, pageType: 'page', template, ...initial },
    header: { heading: title },
    contents: freshCopies(contents),
  };
  return send('page/save', { page, collection: 'pages' });
}

async function freeSlug(domainId: string, wanted: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    const holder = await ask('page/checkSlug', { slug, domainId, collection: 'pages' });
    if (holder === null) return slug;
  }
}
