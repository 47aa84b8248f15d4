const TIMES = {
  morning: { sky: '#dcebe4', sun: '#f2b84b', far: '#b9d6cb', middle: '#7cc5bb', near: '#0f4f4a' },
  evening: { sky: '#f0b7a4', sun: '#fcfbf7', far: '#c98a84', middle: '#5f6f86', near: '#16302f' },
} as const;

/** Three rows of hills and a sun, 2400 pixels wide. */
export function hills(time: keyof typeof TIMES): string {
  const { sky, sun, far, middle, near } = TIMES[time];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1350" viewBox="0 0 2400 1350">',
    `<rect width="2400" height="1350" fill="${sky}"/>`,
    `<circle cx="1650" cy="560" r="210" fill="${sun}"/>`,
    `<path d="M0 820C300 600 560 620 860 780s760 170 1020-40 360-180 520-120v730H0z" fill="${far}"/>`,
    `<path d="M0 960c280-150 620-120 900 20s640 150 900-20 420-160 600-90v480H0z" fill="${middle}"/>`,
    `<path d="M0 1160c360-150 760-150 1120-20s760 120 1280-60v270H0z" fill="${near}"/>`,
    '</svg>',
  ].join('');
}
