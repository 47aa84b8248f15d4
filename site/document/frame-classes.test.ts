import { describe, expect, test } from 'vitest';
import { spacingSchema } from '#content-store/model/values/spacing.ts';
import { frameClasses } from './frame-classes.ts';

describe('frameClasses()', () => {
  test('writes the default spacing once', () => {
    expect(frameClasses({ spacing: spacingSchema.parse({}) })).toBe('block mb2');
  });

  test('adds a class for a screen size only where the step changes', () => {
    const spacing = spacingSchema.parse({
      marginTop: { base: 0, small: 3, large: 3 },
      marginBottom: { base: 2, small: 2, large: 0 },
    });
    expect(frameClasses({ spacing })).toBe('block small-mt3 mb2 large-mb0');
  });

  test('adds the ground chosen by an editor', () => {
    const backgroundColour = { value: 'darkGreen', fontColour: '' } as const;
    expect(frameClasses({ spacing: spacingSchema.parse({}), backgroundColour })).toContain('ground-darkGreen');
  });

  test('marks a block after a divider', () => {
    const spacing = spacingSchema.parse({});
    expect(frameClasses({ spacing }, { componentType: 'SimpleDivider' })).toBe('block mb2 after-divider');
    expect(frameClasses({ spacing }, { componentType: 'Headline' })).toBe('block mb2');
  });
});
