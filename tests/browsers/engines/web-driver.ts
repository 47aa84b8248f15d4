import { Key } from 'selenium-webdriver';

const KEYS = new Map(Object.entries(Key).map(([name, code]) => [name.replaceAll('_', '').toLowerCase(), code]));

/** A key as WebDriver writes it. */
const codeOf = (key: string): string => {
  const code = key.length > 1 ? KEYS.get(key.toLowerCase()) : key;
  if (typeof code !== 'string') throw new Error(`WebDriver has no key ${key}`);
  return code;
};

/** The acts of one input device, as WebDriver and WebDriver BiDi both write them. */
export const inputs = {
  key: (direction: 'Down' | 'Up', key: string) => [
    { type: 'key', id: 'keyboard', actions: [{ type: `key${direction}`, value: codeOf(key) }] },
  ],
  move: (x: number, y: number) => pointer({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) }),
  button: (direction: 'Down' | 'Up') => pointer({ type: `pointer${direction}`, button: 0 }),
};

const pointer = (act: object) => [
  { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [act] },
];
