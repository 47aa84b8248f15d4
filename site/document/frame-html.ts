import { createElement } from 'react';
import type { SiteLanguage } from '#content-store/model/values/site-language.ts';
import { SiteFrame, type SiteFrameProps } from '../chrome/SiteFrame.tsx';
import { Markup } from '../elements/Markup.tsx';
import { siteLanguages } from '../fields/site-languages.ts';
import { renderStatic } from './render-static.ts';

/** The markup of the site's frame before and after the page in it. */
export interface FrameHtml {
  before: string;
  after: string;
}

type Frame = Omit<SiteFrameProps, 'children' | 'languages'> & { language: SiteLanguage };

/** Marks where the page goes in the frame. */
const PLACE = '<!--page-->';

/** Marks where a page's links to other languages go, in header and footer. */
const LANGUAGES = '<!--languages-->';

/** The frame with these links, as markup. */
export const withLanguages = ({ before, after }: FrameHtml, html: string): FrameHtml => ({
  before: before.replace(LANGUAGES, html),
  after: after.replace(LANGUAGES, html),
});

/** The most frames that are kept: pages of several regions and backgrounds alternate. */
const MAX_KEPT = 8;
const kept: { made: readonly unknown[]; html: FrameHtml }[] = [];

/**
 * The frame of a page. Pages with the same answers share one, unless one of its links leads to the page itself: rendering
 * it takes half as long as rendering the blocks.
 */
export function frameHtml(frame: Frame): FrameHtml {
  const shared = sharedFrame(frame);
  return frame.slug !== undefined && mayLinkTo(shared, frame.slug) ? rendered(frame) : shared;
}

function sharedFrame(frame: Frame): FrameHtml {
  const { navigation, footer, notices, domain, answers, backgroundColour, language } = frame;
  const pictures = [answers.imageBaseUrl, ...Object.values(answers.media)];
  const made = [
    navigation,
    footer,
    domain,
    backgroundColour,
    language.tag,
    language.home,
    ...Object.values(notices),
    ...pictures,
  ];
  const known = kept.find((other) => isSame(other.made, made));
  if (known) return known.html;
  const html = rendered({ ...frame, slug: undefined });
  kept.unshift({ made, html });
  kept.length = Math.min(kept.length, MAX_KEPT);
  return html;
}

function rendered({ language, ...frame }: Frame): FrameHtml {
  const children = createElement(Markup, { html: PLACE, className: 'slot' });
  const languages = siteLanguages.length > 1 && createElement(Markup, { html: LANGUAGES });
  const html = renderStatic(SiteFrame, { ...frame, languages, children }, language);
  const at = html.indexOf(PLACE);
  return { before: html.slice(0, at), after: html.slice(at + PLACE.length) };
}

/** False only if certain; `'` and others are written differently in markup. */
const mayLinkTo = ({ before, after }: FrameHtml, slug: string): boolean =>
  !/^[\p{L}\p{M}\p{N}_/.-]+$/u.test(slug) || [before, after].some((html) => html.includes(`href="/${slug}`));

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);
