import { tn } from '../words/t.ts';

/** `1 find`, `1,200 finds` */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  tn(count, `{count} ${one}`, `{count} ${many}`);
