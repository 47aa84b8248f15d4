/** How much room the top bar has, least first; what does not fit is in its last menu. */
export const BAR_SIZES = ['narrow', 'compact', 'roomy', 'full'] as const;
export type BarSize = (typeof BAR_SIZES)[number];

/** The widths of the window, in pixels, at which the bar gets more room. */
const WIDTHS = [720, 1000, 1360];

/** What the choice of a language takes, and the words of languages that say it at greater length than English. */
const TAKEN = { choice: 80, words: 100 };

/** The room of the top bar in a window of this width. */
export function barSizeAt(
  windowWidth: number,
  { hasChoice, isEnglish }: { hasChoice: boolean; isEnglish: boolean },
): BarSize {
  const room = windowWidth - (hasChoice ? TAKEN.choice : 0) - (isEnglish ? 0 : TAKEN.words);
  return BAR_SIZES[WIDTHS.filter((width) => width <= room).length] ?? 'narrow';
}

/** True when a control that needs this much room is in the bar. */
export const fits = (needed: BarSize, size: BarSize): boolean => BAR_SIZES.indexOf(needed) <= BAR_SIZES.indexOf(size);
