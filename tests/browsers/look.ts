/** Something to find on a page. */
export interface Thing {
  role?: string;
  /** Its accessible name. */
  name?: string;
  /** A part of its accessible name. */
  like?: string;
  css?: string;
  /** Words in it. */
  text?: string;
  /** What it is in. */
  in?: Thing;
}

/** What a person sees of a thing. */
export interface Seen {
  text: string;
  value: string;
  /** The middle of what is visible, in the viewport. */
  x: number;
  y: number;
  width: number;
  /** Nothing lies over its middle. */
  isFree: boolean;
  isFocused: boolean;
  isChecked: boolean;
}

/** The visible things that match, in the page, its same-origin frames and its open shadow roots. With `isWanted`, scrolls to the first if it is out of view. */
export const look = (wanted: Thing, isWanted = false): Seen[] => {
  const SELECTORS: Record<string, string> = {
    button: 'button, summary, [role="button"]',
    link: 'a[href]',
    textbox:
      'input:not([type]), input[type="text"], input[type="email"], input[type="password"], textarea, [role="textbox"]',
    searchbox: 'input[type="search"]',
    checkbox: 'input[type="checkbox"], [role="checkbox"]',
    dialog: 'dialog, [role="dialog"], [role="alertdialog"]',
    heading: 'h1, h2, h3, h4, h5, h6',
    region: 'section',
    complementary: 'aside',
    banner: 'header',
    listitem: 'li',
    select: 'select',
  };
  type Root = Document | ShadowRoot;
  const rootsFrom = (root: Root): Root[] => [
    root,
    ...[...root.querySelectorAll<HTMLElement>('*')].flatMap((one) => {
      const inner = one.tagName === 'IFRAME' ? (one as HTMLIFrameElement).contentDocument : one.shadowRoot;
      return inner ? rootsFrom(inner) : [];
    }),
  ];
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const labelsOf = (one: HTMLElement) => [...((one as HTMLInputElement).labels ?? [])];
  const nameOf = (one: HTMLElement): string => {
    const ids = one.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const named = ids.map((id) => (one.getRootNode() as Root).getElementById(id));
    if (named.length === 0) named.push(...labelsOf(one));
    if (named.length > 0) return plain(named.map((label) => label?.textContent).join(' '));
    return plain(one.getAttribute('aria-label') ?? one.getAttribute('alt') ?? (one.textContent || one.title));
  };
  const all = ({ role, css, name, like, text, in: around }: Thing): HTMLElement[] => {
    const byRole = role === undefined ? '*' : (SELECTORS[role] ?? `[role="${role}"]`);
    const outer = around && all(around);
    return rootsFrom(document)
      .flatMap((root) => [...root.querySelectorAll<HTMLElement>(css ?? byRole)])
      .filter((one) => !outer || outer.some((other) => other !== one && other.contains(one)))
      .filter((one) => text === undefined || plain(one.textContent).includes(text))
      .filter((one) => name === undefined || nameOf(one) === name)
      .filter((one) => like === undefined || nameOf(one).includes(like))
      .filter(isVisible);
  };
  const isVisible = (one: HTMLElement) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0 && one.checkVisibility({ visibilityProperty: true });
  };
  const seen = (one: HTMLElement): Seen => {
    const box = one.getBoundingClientRect();
    const root = one.getRootNode() as Root;
    let [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = root.elementFromPoint(x, y);
    let isFree = [one, ...labelsOf(one)].some((part) => part.contains(top));
    for (
      let frame = one.ownerDocument.defaultView?.frameElement;
      frame;
      frame = frame.ownerDocument.defaultView?.frameElement
    ) {
      const outer = frame.getBoundingClientRect();
      const scale = outer.width / (frame as HTMLElement).offsetWidth;
      [x, y] = [x * scale + outer.x, y * scale + outer.y];
      isFree &&= frame.ownerDocument.elementFromPoint(x, y) === frame;
    }
    const { value, checked } = one as Partial<HTMLInputElement>;
    const isFocused = root.activeElement === one;
    return {
      text: plain(one.textContent),
      value: String(value ?? ''),
      x,
      y,
      width: box.width,
      isFree,
      isFocused,
      isChecked: checked === true,
    };
  };
  const found = all(wanted);
  // A bar that is placed beside something moves when the page scrolls.
  const { top = 0, bottom = 0 } = found[0]?.getBoundingClientRect() ?? {};
  const isInView = top >= 0 && bottom <= (found[0]?.ownerDocument.defaultView?.innerHeight ?? 0);
  if (isWanted && !isInView) found[0]?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  return found.map(seen);
};
