/** Properties that name a side of the screen. */
const PHYSICAL =
  /^(?:left|right|(?:margin|padding|border|scroll-(?:margin|padding))-(?:left|right).*|.*-(?:left|right)-radius)$/;
const FOUR_SIDES = /^(?:margin|padding|inset|border-(?:width|style|color)|scroll-(?:margin|padding))$/;
/** The centre of a shape, beside the middle. */
const ASIDE = /\bat (?!50%|center|var\(|calc\([^;]*var\(--sign\))/;
const ALIGNED = /^(?:text-align(?:-last)?|float|clear|transform-origin|background(?:-position)?|mask(?:-position)?)$/;

/**
 * Declarations that look the same from right to left where they should be mirrored, one line each. What moves
 * something sideways says by `var(--sign)` which way: 1, or -1 from right to left.
 */
export function physicalIn(css: string): string[] {
  const plain = css.replace(/\/\*.*?\*\/|"[^"]*"|url\([^)]*\)/gs, ' ');
  return [...plain.matchAll(/(?<=[\s{;])([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].flatMap(([, name = '', value = '']) => {
    const words = value.replace(/\s+/g, ' ').trim();
    return isPhysical(name, words) ? [`${name}: ${words}`] : [];
  });
}

function isPhysical(name: string, value: string): boolean {
  if (PHYSICAL.test(name) || ASIDE.test(value)) return true;
  if (ALIGNED.test(name)) return /(?<![\w-])(?:left|right)(?![\w-])/.test(value);
  if (name === 'transform' || name === 'translate') return movesSideways(name, value);
  const [first, second = first, third = first, fourth = second] = partsOf(value);
  if (FOUR_SIDES.test(name)) return second !== fourth;
  return name === 'border-radius' && !value.includes('/') && (first !== second || third !== fourth);
}

function movesSideways(name: string, value: string): boolean {
  const [way = '0'] =
    name === 'translate' ? partsOf(value) : (/translate(?:X|3d)?\((.*)/.exec(value)?.[1] ?? '').split(',');
  return /^(?!none|0(?!\.)|.*var\(--sign\))./.test(way);
}

/** The parts of a value separated by spaces, keeping functions whole. */
const partsOf = (value: string): string[] =>
  value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];
