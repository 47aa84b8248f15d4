import { expect } from 'vitest';
import type { CallPath, calls, PayloadOf } from '#editor-service/contract/calls.ts';
import { formBlock } from '#editor-service/server/testing/sample-form.ts';
import { PASSWORD } from '#editor-service/server/testing/test-service.ts';

/** Ids and names that earlier calls returned. */
export const made: Record<string, string> = {};

export const domainId = 'main';
const text = expect.any(String);
const list = expect.any(Array);
const tags = [{ id: 'Topic', slug: 'topic', values: [{ id: 'Food', slug: 'food' }] }];
const about = {
  domainId,
  slug: 'about',
  header: { heading: 'About us' },
  tags: ['Topic:Food'],
  contents: [formBlock()],
};
const job = { domainId, slug: 'jobs/cook', template: 'careers', header: { heading: 'Cook' } };
const withId = (page: object) => ({ ...page, _id: made.about ?? '' });
const form = { name: 'Ben', email: 'ben@example.org', message: 'Hello' };
const settings = {
  ...{ subject: 'New enquiry', fields: [], identifier: 'contact', recipient: 'office@example.org', ccs: [] },
  ...{ successEmailText: '', successEmailSubject: '', submitterEmailField: '' },
};

/** A specified call: method, path, payload or query, response. */
type Line = {
  [Path in CallPath]: [(typeof calls)[Path]['method'], Path, () => PayloadOf<Path>, () => unknown];
}[CallPath];

/** Every specified call; open points are answered as settled in the contract. */
export const LINES: Record<string, Line[]> = {
  Authentication: [
    [
      'POST',
      'user/login',
      () => ({ username: made.username ?? '', password: PASSWORD }),
      () => ({ statusCode: 200, token: text }),
    ],
    ['POST', 'user/me', () => ({}), () => ({ user: { roles: ['admin'], username: made.username } })],
    ['POST', 'user/forgotPassword', () => ({ email: 'nobody@example.org' }), () => ({ message: text })],
  ],
  Pages: [
    ['POST', 'page/save', () => ({ page: about, collection: 'pages' }), () => ({ slug: 'about', published: false })],
    [
      'GET',
      'page/load',
      () => ({ slug: 'about', collection: 'pages', domainId }),
      () => ({ _id: made.about, slug: 'about' }),
    ],
    ['GET', 'page/checkSlug', () => ({ slug: 'about', collection: 'pages', domainId }), () => made.about],
    ['GET', 'page/checkSlug', () => ({ slug: 'about', id: made.about, collection: 'pages', domainId }), () => null],
    [
      'POST',
      'page/publishPage',
      () => ({ page: withId(about), collection: 'pages' }) as never,
      () => ({ published: true, lastPublished: text }),
    ],
    ['POST', 'search/indexItem', () => withId(about) as never, () => ({})],
    [
      'POST',
      'page/unpublishPage',
      () => ({ _id: made.about ?? '', collection: 'pages' }),
      () => ({ published: false }),
    ],
    ['POST', 'search/deleteItem', () => ({ _id: made.about ?? '' }), () => ({})],
    [
      'POST',
      'roles/applyToPage',
      () => ({
        page: { _id: made.about ?? '' },
        collection: 'pages',
        roles: [{ _id: 'editor', level: { editor: true } }],
      }),
      () => ({ editorRoles: ['editor'], viewerRoles: [], publisherRoles: [] }),
    ],
    ['POST', 'page/publishPage', () => ({ page: withId(about) }) as never, () => ({ slug: 'about', published: true })],
    ['POST', 'page/publishPage', () => ({ page: job as never }), () => ({ slug: 'jobs/cook' })],
  ],
  'Legacy pages and listings': [
    [
      'POST',
      'page/save',
      () => ({ page: withId(about), collection: 'listings' }) as never,
      () => ({ _id: made.about }),
    ],
    ['GET', 'page/load', () => ({ slug: 'about' }), () => ({ slug: 'about' })],
    ['GET', 'page/checkSlug', () => ({ slug: 'about', _id: made.about }), () => null],
    ['GET', 'listing/findById', () => ({ id: made.about ?? '' }), () => ({ listing: { _id: made.about } })],
    ['POST', 'listing/publishListing', () => ({ listing: withId(about) as never }), () => ({ published: true })],
  ],
  Domains: [
    [
      'GET',
      'config/loadDomain',
      () => ({ hostname: 'localhost' }),
      () => ({ domain: { _id: domainId }, domains: list }),
    ],
    [
      'POST',
      'config/saveDomain',
      () => ({ domain: { name: 'Second', hostnames: ['second.test'] } }),
      () => ({ _id: 'second', published: false }),
    ],
    [
      'POST',
      'config/publishDomain',
      () => ({ domain: { _id: 'second', name: 'Second', hostnames: ['second.test'] } }),
      () => ({ published: true }),
    ],
    [
      'POST',
      'config/swapActiveDomain',
      () => ({ domain: { _id: 'second' } }),
      () => ({ newDomain: { _id: 'second' }, oldDomain: { _id: domainId } }),
    ],
    [
      'POST',
      'config/swapActiveDomain',
      () => ({ domain: { _id: domainId } }),
      () => ({ newDomain: { _id: domainId }, oldDomain: { _id: 'second' } }),
    ],
    [
      'POST',
      'config/unpublishDomain',
      () => ({ domain: { _id: 'second' } }),
      () => ({ _id: 'second', published: false }),
    ],
  ],
  'Site-wide settings, navigation, footer': [
    ['GET', 'siteSettings/loadSiteSettings', () => ({ domainId }), () => ({ _id: `siteSettings_${domainId}` })],
    [
      'POST',
      'siteSettings/saveSiteSettings',
      () => ({
        siteSettings: { _id: 'siteSettings', domainId, og: { title: 'Tideline' } },
        redirects: [{ name: 'Old', from: '/old', to: '/about' }],
        categories: [],
      }),
      () => ({ _id: `siteSettings_${domainId}`, og: { title: 'Tideline' } }),
    ],
    [
      'POST',
      'siteSettings/publishSiteSettings',
      () => ({ siteSettings: { domainId } }),
      () => ({ _id: `siteSettings_${domainId}` }),
    ],
    ['GET', 'site/loadFooter', () => ({ domainId }), () => ({ _id: `footer_${domainId}` })],
    ['POST', 'site/saveFooter', () => ({ footer: { domainId, copyright: 'Ours' } }), () => ({ copyright: 'Ours' })],
    [
      'POST',
      'site/publishFooter',
      () => ({ footer: { domainId, copyright: 'Ours' } }),
      () => ({ _id: `footer_${domainId}` }),
    ],
    ['GET', 'site/loadNav', () => ({ domainId }), () => ({ _id: `nav_${domainId}`, items: [] })],
    [
      'POST',
      'site/saveNav',
      () => ({ nav: { domainId, twitter: 'https://example.org/t' } }) as never,
      () => ({ _id: `nav_${domainId}` }),
    ],
    [
      'POST',
      'site/publishNav',
      () => ({ nav: { _id: `nav_${domainId}_vic`, domainId } }),
      () => ({ _id: `nav_${domainId}_vic` }),
    ],
    [
      'POST',
      'nav/loadRegionNav',
      () => ({ domainId, region: { slugPrefix: 'vic' } }),
      () => ({ _id: `nav_${domainId}_vic` }),
    ],
    ['POST', 'footer/loadRegionFooter', () => ({ domainId, region: 'vic' }), () => ({ _id: `footer_${domainId}` })],
  ],
  Sitemap: [
    [
      'GET',
      'sitemap/filter',
      () => ({
        page: 1,
        size: 10,
        slug: 'about',
        pageType: 'page',
        lastModFrom: '2020-01-01',
        publishableByYou: 'true',
      }),
      () => ({ sitemap: [{ slug: 'about', published: true, publishableByYou: true, updatedAt: text }], total: 1 }),
    ],
  ],
  'Enquiry forms': [
    ['POST', 'forms/submit', () => ({ settings, form }), () => ({})],
    [
      'POST',
      'forms/getSuccessEmailPreview',
      () => ({ text: `<p>Dear \${name}</p>`, values: { name: 'name' } }),
      () => '<p>Dear name</p>',
    ],
    [
      'GET',
      'forms/getSubmissions',
      () => ({
        identifier: 'contact',
        fromDate: '2020-01-01',
        toDate: '2100-01-01',
        showDraftSubmissions: 'true',
        limit: 10,
        page: 1,
      }),
      () => ({
        formSubmissions: [{ form, settings: { identifier: 'contact' }, createdAt: text }],
        total: 1,
        allSubmissions: list,
      }),
    ],
  ],
  'Hub, tags and careers': [
    ['POST', 'tags/save', () => ({ domainId, tags }) as never, () => tags],
    ['GET', 'tags/fetch', () => ({ domainId }), () => tags],
    ['POST', 'hub/loadFilterTags', () => ({ domainId, hubFilters: ['Topic:Food'] }) as never, () => tags],
    ['POST', 'hub/loadAllTags', () => ({ domainId }), () => tags],
    [
      'POST',
      'hub/filter',
      () => ({ domainId, pageIndex: 0, hubFilters: {}, userFilters: ['Topic:Food'], sortBy: 'a-z' as const }),
      () => ({
        pages: [
          { _id: made.about, slug: 'about', header: { heading: 'About us' }, tags: ['Topic:Food'], contents: [] },
        ],
        count: 1,
      }),
    ],
    [
      'POST',
      'tags/filterListSelected',
      () => ({ domainId, tagFilters: { include: ['Topic:Food'] }, limit: 16 }),
      () => [{ _id: made.about, slug: 'about', header: { heading: 'About us' }, tags: ['Topic:Food'] }],
    ],
    [
      'POST',
      'careers/filter',
      () => ({ domainId, tagFilters: {} }),
      () => [{ slug: 'jobs/cook', header: { heading: 'Cook' } }],
    ],
  ],
  'Banner and acknowledgement box': [
    [
      'POST',
      'banner/saveBanner',
      () => ({ banner: { _id: 'banner_main', text: 'Open' } }),
      () => ({ text: 'Open', token: text }),
    ],
    [
      'POST',
      'banner/publishBanner',
      () => ({ banner: { _id: 'banner_main', text: 'Open' } }),
      () => ({ text: 'Open', token: text }),
    ],
    [
      'GET',
      'banner/loadBanner',
      () => ({ bannerId: 'banner_main' }),
      () => ({ _id: 'banner_main', text: 'Open', token: text }),
    ],
    [
      'POST',
      'acknowledgementBox/saveAcknowledgementBox',
      () => ({ acknowledgementBox: { _id: 'acknowledgementBox_main', text: 'Here' } }),
      () => ({ text: 'Here', token: text }),
    ],
    [
      'POST',
      'acknowledgementBox/publishAcknowledgementBox',
      () => ({ acknowledgementBox: { _id: 'acknowledgementBox_main', text: 'Here' } }),
      () => ({ text: 'Here', token: text }),
    ],
    [
      'GET',
      'acknowledgementBox/loadAcknowledgementBox',
      () => ({ acknowledgementBoxId: 'acknowledgementBox_main' }),
      () => ({ _id: 'acknowledgementBox_main', text: 'Here', token: text }),
    ],
  ],
  'The end of a page': [
    ['POST', 'page/delete', () => ({ _id: made.about ?? '', collection: 'pages' }), () => ({ _id: made.about })],
  ],
};
