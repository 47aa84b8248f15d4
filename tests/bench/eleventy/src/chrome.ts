import type { Content } from './content.ts';
import { escaped, imageHtml, LOGO, linkHtml, listHtml } from './markup.ts';

/** The header that all pages share. */
export function navigationHtml({ navigation, pictures }: Content): string {
  const { items, contact, commonlySearchedTerms, domainImage } = navigation;
  const tierOne = items.map(
    ({ link, description, items: below }) =>
      `<details name="tier-one"><summary>${escaped(link.text)}</summary><div class="sheet"><div>` +
      `<a href="${link.href}">${escaped(link.text)}</a><p>${escaped(description)}</p></div>` +
      `${listHtml(
        'tier-two',
        below.map((entry) => linkHtml(entry.link, 'entry')),
      )}</div></details>`,
  );
  const terms = commonlySearchedTerms.map((term) =>
    linkHtml({ href: `/search?q=${encodeURIComponent(term)}`, text: term }, 'entry'),
  );
  return (
    `<header class="navigation">${logoHtml(pictures.get(domainImage.imageId), domainImage.alt)}` +
    `<button type="button" popovertarget="site-menu">Menu</button><nav id="site-menu" popover="auto" aria-label="Main">` +
    `<button type="button" popovertarget="site-menu" popovertargetaction="hide">Close</button>${listHtml('tier-one', tierOne)}` +
    `<details name="tier-one"><summary>Search</summary><search><form action="/search"><label for="navigation-search">` +
    `What are you looking for?</label><input id="navigation-search" type="search" name="q" required>` +
    `<button type="submit" class="button">Search</button>${listHtml('terms', terms)}</form></search></details>` +
    `${linkHtml(contact, 'button')}${socialHtml(navigation)}</nav></header>`
  );
}

/** The footer that all pages share. */
export function footerHtml({ footer, pictures }: Content): string {
  const groups = footer.sitemap.map(
    ({ heading, links }) =>
      `<nav aria-label="${escaped(heading)}"><h2>${escaped(heading)}</h2>${listHtml(
        '',
        links.map(({ link }) => linkHtml(link, 'footer-link')),
      )}</nav>`,
  );
  const places = footer.locations.map(
    ({ name, address }) => `<address><p>${escaped(name)}</p><p>${escaped(address)}</p></address>`,
  );
  const [actions, items] = [footer.actions, footer.items].map((list) =>
    list.map(({ link }) => linkHtml(link, 'button')),
  );
  return (
    `<footer class="ground-darkPurple">${logoHtml(pictures.get(footer.logo.imageId), footer.logo.alt)}` +
    `<p>${escaped(footer.socialText)}</p>${socialHtml(footer)}<h2>${escaped(footer.fieldsHeading)}</h2>` +
    `<p>${escaped(footer.fieldsDescription)}</p>${listHtml('actions', actions ?? [])}${groups.join('')}` +
    `<h2>${escaped(footer.contactHeading)}</h2><div class="rich-text">${footer.contactDetails}</div>${places.join('')}` +
    `<div class="rich-text">${footer.declarations}</div><p>${escaped(footer.copyright)}</p>${listHtml('items', items ?? [])}</footer>`
  );
}

const logoHtml = (start = '', alt: string): string =>
  `<a class="logo" href="/">${imageHtml(start, LOGO, alt, 'eager')}</a>`;

const socialHtml = (at: { facebook: string; instagram: string; linkedIn: string }): string =>
  listHtml(
    'social',
    (['Facebook', 'Instagram', 'LinkedIn'] as const).map((name) => {
      const href = { Facebook: at.facebook, Instagram: at.instagram, LinkedIn: at.linkedIn }[name];
      return `<a href="${href}" target="_blank" rel="noopener"><span class="visually-hidden">${name}</span></a>`;
    }),
  );
