import type { PublishedPage } from '#content-store/model/entities/page.ts';
import { asciiAddress } from '#content-store/model/values/address-encoding.ts';
import { machineTime, readDateTime } from '#content-store/model/values/date-time.ts';
import { addressIn } from '#content-store/model/values/site-language.ts';
import type { TagFilter } from '#content-store/model/values/tag-filter.ts';
import { escapeXml } from '#content-store/model/values/xml.ts';
import { titleOfPage } from '../elements/title-of-page.ts';
import { nameIn } from '../fields/in-language.ts';
import { ownConfig } from '../fields/own-config.ts';
import type { FeedConfig } from '../fields/sign-config.ts';
import { siteLanguages } from '../fields/site-languages.ts';
import { pageDescription, plainText } from './page-text.ts';
import type { Publisher } from './publisher.ts';

/** Readers keep what they have seen; older pages are on the site. */
const MAX_ITEMS = 30;

/** The feeds of the site folder. */
export const feeds: readonly FeedConfig[] = ownConfig.feeds ?? [];

/** What finds the pages of a feed: the newest that lists may show. */
export const filterOfFeed = ({ include }: FeedConfig): TagFilter => ({
  ...{ include: [...include], exclude: [], selected: [] },
  ...{ limit: MAX_ITEMS, sort: 'latest' as const },
});

/** An RSS 2.0 document (rssboard.org) of these pages. */
export function feedText(
  feed: FeedConfig,
  pages: readonly PublishedPage[],
  site: Publisher,
  language = siteLanguages[0],
): string {
  const title = nameIn(language.tag, feed.title);
  const own = escapeXml(site.siteUrl + addressIn(language, `/${feed.name}.xml`));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    `  ${element('title', `${title} · ${site.name}`)}`,
    `  ${element('link', site.siteUrl + language.home)}`,
    `  ${element('description', site.description || `${title} · ${site.name}`)}`,
    `  ${element('language', language.tag)}`,
    `  <atom:link href="${own}" rel="self" type="application/rss+xml"/>`,
    ...pages.flatMap((page) => itemOf(page, site, language.tag)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function itemOf(page: PublishedPage, { siteUrl }: Publisher, language: string): string[] {
  const address = `${siteUrl}/${asciiAddress(page.slug)}`;
  const { heading } = page.header;
  const parts = [
    element('title', plainText(typeof heading === 'string' ? heading : '') || titleOfPage(page)),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    page.publishDate && element('pubDate', publishTime(page.publishDate)),
    page.author && element('dc:creator', page.author),
    element('description', page.description || pageDescription(page)),
    ...page.tags.map((tag) => element('category', nameIn(language, tag.slice(tag.indexOf(':') + 1)))),
  ];
  return ['  <item>', ...parts.filter((part) => part).map((part) => `    ${part}`), '  </item>'];
}

/** A day without a time is that day in every zone when it begins at noon in UTC. */
function publishTime(date: string): string {
  const { day = '', time } = readDateTime(date) ?? {};
  return new Date(time ? machineTime(date) : `${day}T12:00Z`).toUTCString();
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
