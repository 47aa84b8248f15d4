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
  it('is there to look at', () => {
    expect(images.length).toBeGreaterThan(500);
  });

  it('has its size, so that nothing moves when it comes', () => {
    expect(without(/ width="\d+"/)).toEqual([]);
    expect(without(/ height="\d+"/)).toEqual([]);
  });

  it('says what it shows, or that it is decoration', () => {
    expect(without(/ alt="/)).toEqual([]);
  });

  it('comes in the width that is needed', () => {
    const wide = images.filter(({ tag }) => Number(/ width="(\d+)"/.exec(tag)?.[1]) >= 750);
    expect(wide.length).toBeGreaterThan(100);
    expect(without(/ srcset="[^"]+ \d+w, /i, wide)).toEqual([]);
    expect(without(/ sizes="/, wide)).toEqual([]);
  });

  it('waits until it is near, unless it is in the header; that one comes first', () => {
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
