import { beforeAll, describe, expect, it } from 'vitest';
import { renderDemo } from './rendered-demo.ts';

interface Img {
  address: string;
  tag: string;
}

let images: Img[];

beforeAll(async () => {
  const { pages } = await renderDemo();
  images = [...pages].flatMap(([address, html]) =>
    Array.from(html.matchAll(/<img\b[^>]*>/g), ([tag]) => ({ address, tag })),
  );
});

const without = (attribute: RegExp, among: readonly Img[] = images): Img[] =>
  among.filter(({ tag }) => !attribute.test(tag));

const isEager = ({ tag }: Img): boolean => !tag.includes('loading="lazy"');

describe('a picture on a demo page', () => {
  it('exists', () => {
    expect(images.length).toBeGreaterThan(500);
  });

  it('has its size, so that nothing moves when it loads', () => {
    expect(without(/ width="\d+"/)).toEqual([]);
    expect(without(/ height="\d+"/)).toEqual([]);
  });

  it('has an alternative text or is marked as decoration', () => {
    expect(without(/ alt="/)).toEqual([]);
  });

  it('is loaded at the width needed', () => {
    const wide = images.filter(({ tag }) => Number(/ width="(\d+)"/.exec(tag)?.[1]) >= 750);
    expect(wide.length).toBeGreaterThan(100);
    expect(without(/ srcset="[^"]+ \d+w, /i, wide)).toEqual([]);
    expect(without(/ sizes="/, wide)).toEqual([]);
  });

  it('is loaded lazily, except in the header, where it has priority', () => {
    const byPage = Map.groupBy(images.filter(isEager), ({ address }) => address);
    const wide = [...byPage.values()].map((eager) => eager.filter(({ tag }) => tag.includes('/_media/')));
    for (const eager of wide) {
      expect(eager.length).toBeLessThanOrEqual(3);
    }
    const first = images.filter(({ tag }) => /fetchpriority="high"/i.test(tag));
    expect(first.length).toBeGreaterThan(50);
    expect(first.filter((image) => !isEager(image))).toEqual([]);
  });
});
