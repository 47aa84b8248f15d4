import { z } from 'zod';
import { colourNameSchema } from '#content-store/model/values/colour-name.ts';
import { BUILT_IN_COLOURS } from './built-in-palette.ts';
import { AA, contrast } from './contrast.ts';
import { paletteOf } from './palette-of.ts';

/** Text colours on a site's own colours: the ink of the specification's light colours, or white. */
export const TEXT_COLOURS = { dark: '#2b1b46', light: '#fff' } as const;

const ownColourSchema = z
  .strictObject({
    value: z.string().regex(/^#[0-9a-f]{6}$/i, 'a colour as #rrggbb'),
    /** The text colour on it: the ink of the palette, or white. */
    text: z.enum(['dark', 'light']),
    /** Where editors may choose it; as the ground of blocks if absent. */
    offer: z.array(z.enum(['page', 'block', 'light', 'leftRight'])).optional(),
  })
  .superRefine(({ value, text }, context) => {
    if (!/^#[0-9a-f]{6}$/i.test(value)) return;
    const ratio = contrast(value, TEXT_COLOURS[text]);
    if (ratio >= AA) return;
    context.addIssue({
      code: 'custom',
      path: ['value'],
      message: `a colour on which ${text} text (${TEXT_COLOURS[text]}) has a contrast of at least ${AA}; that of ${value} is ${ratio.toFixed(2)}`,
    });
  });

/** The colours of a site: its own besides those of the specification, and the successors of removed ones. */
export const paletteConfigSchema = z
  .strictObject({
    /** By name; a built-in name gives that colour another value. */
    colours: z.record(colourNameSchema, ownColourSchema).optional(),
    /** Pairs for the call-to-action poster, besides the built-in ones. */
    splitPairs: z.array(z.strictObject({ colour1: colourNameSchema, colour2: colourNameSchema })).optional(),
    /** Replacements for colours that are no longer offered, wherever they are stored. */
    successors: z.record(colourNameSchema, colourNameSchema).optional(),
    /** Built-in colours that are not offered. */
    without: z.array(colourNameSchema).optional(),
  })
  .superRefine((config, context) => {
    for (const { path, message } of problemsOf(config)) context.addIssue({ code: 'custom', path, message });
  });

export type PaletteConfig = z.output<typeof paletteConfigSchema>;

function problemsOf(config: PaletteConfig) {
  return [...withoutProblems(config), ...pairProblems(config), ...successorProblems(config), ...emptyOffers(config)];
}

function withoutProblems({ without = [] }: PaletteConfig) {
  const builtIn = BUILT_IN_COLOURS.filter((name) => name !== 'transparent');
  return without.flatMap((name, index) =>
    builtIn.some((other) => other === name)
      ? []
      : [{ path: ['without', index], message: `a built-in colour, not “${name}”` }],
  );
}

function pairProblems(config: PaletteConfig) {
  const { colours } = paletteOf(config);
  return (config.splitPairs ?? []).flatMap((pair, index) =>
    (['colour1', 'colour2'] as const)
      .filter((half) => !colours.includes(pair[half]))
      .map((half) => ({ path: ['splitPairs', index, half], message: `a colour of this site, not “${pair[half]}”` })),
  );
}

function successorProblems(config: PaletteConfig) {
  const { colours, current } = paletteOf(config);
  return Object.keys(config.successors ?? {}).flatMap((name) => {
    const path = ['successors', name];
    if (colours.includes(name)) return [{ path, message: 'the name of a removed colour; this one still exists' }];
    const message = 'a colour of this site, or a name that leads to one';
    return colours.includes(current(name, colours)) ? [] : [{ path, message }];
  });
}

function emptyOffers(config: PaletteConfig) {
  const palette = paletteOf(config);
  const lists = { page: palette.page, block: palette.block, light: palette.light, 'split pair': palette.splitPairs };
  return Object.entries(lists)
    .filter(([, list]) => list.length === 0)
    .map(([name]) => ({ path: ['without'], message: `at least one ${name} colour that is left` }));
}
