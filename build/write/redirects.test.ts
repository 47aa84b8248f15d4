import { expect, it } from 'vitest';
import { publishedPageSchema } from '#content-store/model/entities/page.ts';
import { MOVED_PAGE } from '#content-store/model/entities/redirect.ts';
import { emptySiteDocument } from '#content-store/model/entities/site-document.ts';
import { DomainContent } from '#content-store/published/domain-content.ts';
import { redirects, servedRedirects } from './redirects.ts';

const redirect = (from: string, to: string) => ({ _id: from.slice(1), name: '', from, to });

it('redirects() points each address straight to the end of its chain, except addresses of pages', () => {
  const content = new DomainContent('main');
  const list = [redirect('/old', '/older'), redirect('/older', 'https://example.org/'), redirect('/here', '/there')];
  const document = { ...emptySiteDocument('redirects', 'main'), redirects: list };
  content.add({ kind: 'siteDocument', domainId: 'main', slugPrefix: '', name: 'redirects', document });
  const page = publishedPageSchema.parse({ _id: 'p', domainId: 'main', slug: 'here' });
  content.add({ kind: 'page', domainId: 'main', document: page });
  expect(redirects(servedRedirects(content))).toBe('/old https://example.org/ 301\n/older https://example.org/ 301\n');
});

it('redirects() writes an old address with a query before the page at its path, for hosts that know queries', () => {
  const content = new DomainContent('main');
  const list = [redirect('/?p=12', '/about'), redirect('/?cat=3&paged=2', '/news')];
  content.add({
    kind: 'siteDocument',
    domainId: 'main',
    slugPrefix: '',
    name: 'redirects',
    document: { ...emptySiteDocument('redirects', 'main'), redirects: list },
  });
  const home = publishedPageSchema.parse({ _id: 'p', domainId: 'main', slug: '' });
  content.add({ kind: 'page', domainId: 'main', document: home });
  expect(redirects(servedRedirects(content))).toBe('/ p=12 /about 301!\n/ cat=3 paged=2 /news 301!\n');
});

it('redirects() leaves out that of a page that moved and is gone, until it is there again', () => {
  const content = new DomainContent('main');
  const list = [{ ...redirect('/before', '/after'), name: MOVED_PAGE }, redirect('/mine', '/nowhere')];
  const document = { ...emptySiteDocument('redirects', 'main'), redirects: list };
  content.add({ kind: 'siteDocument', domainId: 'main', slugPrefix: '', name: 'redirects', document });
  expect(redirects(servedRedirects(content))).toBe('/mine /nowhere 301\n');
  const page = publishedPageSchema.parse({ _id: 'p', domainId: 'main', slug: 'after' });
  content.add({ kind: 'page', domainId: 'main', document: page });
  expect(redirects(servedRedirects(content))).toBe('/before /after 301\n/mine /nowhere 301\n');
});

it.each(['https://example.org/', '/search', '/_files/1/menu.pdf', '/about?from=old', '/about#team'])(
  'redirects() keeps that of a page that moved where an editor leads it on to %s',
  (to) => {
    const content = new DomainContent('main');
    const list = [{ ...redirect('/before', '/after'), name: MOVED_PAGE }, redirect('/after', to)];
    const document = { ...emptySiteDocument('redirects', 'main'), redirects: list };
    content.add({ kind: 'siteDocument', domainId: 'main', slugPrefix: '', name: 'redirects', document });
    expect(redirects(servedRedirects(content))).toContain(`/before ${to} 301`);
  },
);

it('redirects() is empty for a domain without redirects', () => {
  expect(redirects(servedRedirects(new DomainContent('main')))).toBe('');
});
