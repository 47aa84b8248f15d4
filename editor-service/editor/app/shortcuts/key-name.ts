import { t } from '../../words/t.ts';

const IS_MAC = /mac|iphone|ipad/i.test(navigator.userAgent);
const MAC_NAMES: Readonly<Record<string, string>> = { Ctrl: '⌘', Alt: '⌥', Shift: '⇧' };

/** What a key is called on this computer. */
export const keyName = (key: string): string => (IS_MAC && MAC_NAMES[key]) || t(key, { context: 'key' });
