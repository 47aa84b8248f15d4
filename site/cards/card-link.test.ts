import { describe, expect, test } from 'vitest';
import { cardContents } from '#content-store/model/entities/page-card.ts';
import { contentItemSchema } from '#content-store/model/values/content-item.ts';
import * as english from '../words/english.ts';
import { cardLink } from './card-facts.ts';

const button = { componentType: 'Button', key: 'b', link: { href: 'files/report', type: 'page' } };
const media = { componentType: 'Media', key: 'm', video: { videoId: 'dQw4w9WgXcQ' } };

const link = (kind: string, ...blocks: object[]) =>
  cardLink(
    {
      slug: 'news/tides',
      tags: ['Topic:Water', `Content type:${kind}`],
      contents: cardContents(blocks.map((block) => contentItemSchema.parse(block))),
    },
    english.card,
  );

describe('cardLink()', () => {
  test('links to the page', () => {
    expect(link('News', button, media)).toEqual({ text: 'Read More', href: '/news/tides' });
    expect(cardLink({ slug: '', tags: [] }, english.card)).toEqual({ text: 'Read More', href: '/' });
  });

  test('plays a video in the overlay', () => {
    expect(link('Video', button, media)).toEqual({
      text: 'Watch',
      href: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      opensWindow: true,
      video: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
    });
  });

  test('links to the page of an unplayable video', () => {
    const broken = { ...media, video: { videoId: 'short' } };
    expect(link('Video', broken)).toEqual({ text: 'Read More', href: '/news/tides' });
  });

  test.each(['Audio', 'Report', 'Policy', 'Questionnaire', 'Pattern card', 'Pattern Card', 'Guide'])(
    'opens the target of a %s page’s button in a new window, or the page itself without a button',
    (kind) => {
      expect(link(kind, media, button)).toEqual({ text: 'View', href: '/files/report', opensWindow: true });
      expect(link(kind)).toEqual({ text: 'View', href: '/news/tides', opensWindow: true });
    },
  );
});
