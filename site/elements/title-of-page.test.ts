import { describe, expect, test } from 'vitest';
import { titleOfPage } from './title-of-page.ts';

describe('titleOfPage()', () => {
  test.each([
    [{ slug: 'news/kitchens-that-feed' }, 'Kitchens that feed'],
    [{ slug: 'about/team/asha-vellore', header: { heading: 'Asha Vellore' } }, 'Asha Vellore'],
    [{ slug: 'cafe', header: { heading: 'Café' } }, 'Café'],
    [{ slug: 'privacy', header: { heading: 'Privacy, in ordinary words' } }, 'Privacy'],
    [{ slug: 'privacy', title: 'Your privacy' }, 'Your privacy'],
  ])('of %j', (page, title) => {
    expect(titleOfPage({ title: '', header: {}, ...page })).toBe(title);
  });
});
