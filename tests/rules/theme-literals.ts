import { COLOUR_NAMES } from './colour-names.ts';

const COLOUR = new RegExp(
  `#[\\da-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(|(?<![\\w-])(?:${COLOUR_NAMES.join('|')})(?![\\w-])`,
  'i',
);
const LENGTH = /(?<![\w.-])-?(?:\d*\.)?\d*[1-9]\d*(?:\.\d+)?(?:px|rem|pt|ch|v[wh]|cq\w+)\b/;
const TIME = /(?<![\w.-])(?:\d*\.)?\d*[1-9]\d*m?s\b/;
const EASING = /(?<![\w-])(?:ease(?:-in|-out|-in-out)?|linear)(?![\w-])|(?:cubic-bezier|steps|linear)\(/;

interface Rule {
  name: string;
  /** The properties it applies to. */
  of: RegExp;
  /** True for a value that a theme cannot change. `steps` are the lengths that the theme has tokens for. */
  isLiteral: (value: string, steps: Steps) => boolean;
}

/** Lengths that are theme tokens. */
export interface Steps {
  spaces: ReadonlySet<string>;
  lines: ReadonlySet<string>;
}

const RULES: readonly Rule[] = [
  // A mask's colour only sets opacity.
  { name: 'colour', of: /^(?!.*mask)/, isLiteral: (value) => COLOUR.test(value) },
  { name: 'font size', of: /^font(-size)?$/, isLiteral: (value) => LENGTH.test(withoutTypeSteps(value)) },
  { name: 'font weight', of: /^font(-weight)?$/, isLiteral: (value) => /(?<![\w.-])(?:[1-9]00|bold)\b/.test(value) },
  { name: 'radius', of: /radius$/, isLiteral: (value) => LENGTH.test(withoutScaled(value)) },
  { name: 'shadow', of: /^(?:box|text)-shadow$/, isLiteral: (value) => !isFlat(value) },
  { name: 'shadow', of: /^filter$/, isLiteral: (value) => value.includes('drop-shadow(') },
  {
    name: 'motion',
    of: /^(?:transition|animation)(?!-(?:name|property))/,
    isLiteral: (value) => TIME.test(value) || EASING.test(value),
  },
  {
    name: 'space',
    of: /^(?:margin|padding|gap|row-gap|column-gap)/,
    isLiteral: (value, { spaces }) => outermost(value).some((part) => spaces.has(part)),
  },
  {
    name: 'line',
    of: /^(?:border|outline)(?!.*(?:radius|offset|color))/,
    isLiteral: (value, { lines }) => outermost(value).some((part) => lines.has(part)),
  },
];

/** Literal values in a style sheet that should be theme tokens, one line each. */
export function literalsInStyles(css: string, steps: Steps): string[] {
  const plain = css.replace(/\/\*.*?\*\/|@font-face \{.*?\}|"[^"]*"|url\([^)]*\)/gs, ' ');
  return [...plain.matchAll(/(?<=[\s{;])([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].flatMap(
    ([, property = '', value = '']) => {
      const words = value
        .replace(/--[\w-]+/g, '--')
        .replace(/\s+/g, ' ')
        .trim();
      const broken = RULES.filter(({ of, isLiteral }) => of.test(property) && isLiteral(words, steps));
      return broken.map(({ name }) => `${name}: ${property}: ${value.replace(/\s+/g, ' ').trim()}`);
    },
  );
}

/** Colours in the SVG attributes, `style` attributes and `<style>` elements of a view. */
export function literalsInView(text: string): string[] {
  const attributes =
    /\b(?:fill|stroke|color|bgcolor|stopColor|stop-color|floodColor|flood-color|lightingColor|lighting-color)=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\})/g;
  const styles = /\bstyle=(?:"([^"]*)"|'([^']*)'|\{\{?([^}]*)\}\}?)|<style[^>]*>(.*?)<\/style>/gs;
  return [...text.matchAll(attributes), ...text.matchAll(styles)]
    .filter(([, ...values]) => values.some((value) => value && COLOUR.test(value)))
    .map(([found]) => `colour: ${found.replace(/\s+/g, ' ')}`);
}

/** A `font` value without its line height and without lengths bounded by a step of the type scale. */
const withoutTypeSteps = (value: string): string =>
  value.replace(/\/\s*\S+/g, '').replace(/clamp\([^()]*var\(--\)[^()]*(?:\([^()]*\)[^()]*)*\)/g, '');

/** A radius without fractions of a token, such as `calc(var(--curve) * 6rem)`. */
function withoutScaled(value: string): string {
  return outermost(value)
    .filter((part) => !/^calc\(.*var\(--\).*\)$/.test(part))
    .join(' ');
}

/** True if each layer is none, a token, or a plain ring in the colour of a token. */
const isFlat = (value: string): boolean =>
  value
    .split(/, (?![^(]*\))/)
    .every((layer) => /^(?:none$|inherit$|(?:inset )?(?:var\(--\)|0 0 0 \S+ var\())/.test(layer));

/** The parts of a value separated by spaces and slashes, keeping functions whole. */
function outermost(value: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of value) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (depth === 0 && /[\s/]/.test(letter)) parts.push('');
    else parts.push(`${parts.pop()}${letter}`);
  }
  return parts.filter(Boolean);
}
