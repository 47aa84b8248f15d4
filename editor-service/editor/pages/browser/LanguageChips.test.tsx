import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageEntry } from '../../testing/samples.ts';
import { LanguageChips } from './LanguageChips.tsx';

test('LanguageChips says how a page stands in each language', () => {
  const translations = [
    { language: 'en', state: 'live' as const },
    { language: 'de', state: 'behind' as const },
  ];
  const languages = [{ tag: 'en' }, { tag: 'de' }, { tag: 'ar' }];
  const { container } = render(<LanguageChips page={pageEntry('soup', { translations })} languages={languages} />);
  const states = [...container.querySelectorAll('[title]')].map((chip) => chip.getAttribute('title'));
  expect(states).toEqual(['English: Live', 'German: Behind', 'Arabic: Missing']);
});
