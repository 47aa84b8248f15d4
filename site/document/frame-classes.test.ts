import { describe, expect, test } from 'vitest';
import { spacingSchema } from '#content-store/model/values/spacing.ts';
import { frameClasses } from './frame-classes.ts';

describe('frameClasses()', () => {
  test('says the default spacing once', () => {
    expect(frameClasses({ spacing: spacingSchema.parse({}) })).toBe('block mb2');
  });

  test('names a step again only where it changes', () => {
    const spacing = spacingSchema.parse({
      marginTop: { base: 0, small: 3, large: 3 },
      marginBottom: { base: 2, small: 2, large: 0 },
    });
    expect(frameClasses({ spacing })).toBe('block small-mt3 mb2 large-mb0');
  });

  test('stands on the ground an editor chose', () => {
    const backgroundColour = { value: 'darkGreen', fontColour: '' } as const;
    expect(frameClasses({ spacing: spacingSchema.parse({}), backgroundColour })).toContain('ground-darkGreen');
  });

  test('follows a divider', () => {
    const spacing = spacingSchema.parse({});
    expect(frameClasses({ spacing }, { componentType: 'SimpleDivider' })).toBe('block mb2 after-divider');
    expect(frameClasses({ spacing }, { componentType: 'Headline' })).toBe('block mb2');
  });
});
