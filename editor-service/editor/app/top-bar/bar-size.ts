/** How much room the top bar has, from the least; what does not fit is in its last menu. */
export const BAR_SIZES = ['narrow', 'compact', 'roomy', 'full'] as const;
export type BarSize = (typeof BAR_SIZES)[number];

/** True when a control that needs this much room is in the bar. */
export const fits = (needed: BarSize, size: BarSize): boolean => BAR_SIZES.indexOf(needed) <= BAR_SIZES.indexOf(size);
