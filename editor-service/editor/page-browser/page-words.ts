/** `1 page`, `1,204 pages` */
export const countOf = ({ length }: { length: number }): string =>
  length === 1 ? '1 page' : `${length.toLocaleString('en')} pages`;
