import { findEngine } from '../../set-up/browsers.mjs';
import { openChromium } from './chromium.ts';
import { openFirefox } from './firefox.ts';
import type { Tab } from './tab.ts';
import { openWebKit } from './webkit.ts';

export interface Engine {
  name: string;
  /** Null where its programs are missing. */
  open: (() => Promise<Tab>) | null;
}

const [firefox, webkit] = [findEngine('firefox'), findEngine('webkit')];

/** The engines of all current browsers. */
export const ENGINES: readonly Engine[] = [
  { name: 'Chromium', open: openChromium },
  { name: 'Firefox', open: firefox ? () => openFirefox(firefox) : null },
  { name: 'WebKit', open: webkit ? () => openWebKit(webkit) : null },
];
