import { SPACING_PIXELS } from '#content-store/model/values/spacing.ts';

const SIDES = {
  mt: 'margin-block-start',
  mb: 'margin-block-end',
  pt: 'padding-block-start',
  pb: 'padding-block-end',
};
const STEPS = SPACING_PIXELS.map((_, step) => step);

/** The style sheet of the classes of spacing: `mt2`, and from the next screen sizes on `small-mt0` or `large-mt3`. */
export function spacingCss(): string {
  return `@layer spacing {
${classesOf(STEPS.slice(1), '')}
@media (min-width: 640px) {
${classesOf(STEPS, 'small-')}
}
@media (min-width: 1080px) {
${classesOf(STEPS, 'large-')}
}
}
`;
}

function classesOf(steps: readonly number[], size: string): string {
  const rules = Object.entries(SIDES).flatMap(([side, property]) =>
    steps.map((step) => `.${size}${side}${step} { ${property}: ${lengthOf(step)} }`),
  );
  return rules.join('\n');
}

/** The tokens of the spacing scale are named by quarters of a rem. */
const lengthOf = (step: number): string => (step === 0 ? '0' : `var(--space-${(SPACING_PIXELS[step] ?? 0) / 4})`);
