import { defineTemplate, headerShape, PAGE_BACKGROUND, TRAIL, trailSchema, WORDS, z } from 'pagewright/fields';

export const recipe = defineTemplate({
  template: 'recipe',
  label: 'Recipe',
  description: 'What this kind of page is for, in one sentence for editors.',
  header: z.object({
    ...headerShape,
    subheading: z.string().max(300).default(''),
    breadcrumb: trailSchema,
  }),
  headerTypes: ['RecipeHeader'],
  fields: [
    ...WORDS,
    { kind: 'text', path: 'header.subheading', label: 'Subheading', maxLength: 300 },
    PAGE_BACKGROUND,
    ...TRAIL,
  ],
  initial: { showBreadcrumb: true, backgroundColour: 'backgroundWhite' },
});
