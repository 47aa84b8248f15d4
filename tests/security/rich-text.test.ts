import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SOON, startTestService } from '#editor-service/server/testing/test-service.ts';
import { renderBlock } from '#site/testing/render-for-test.tsx';
import { HOSTILE_MARKUP } from './hostile-markup.ts';

/** The tags that rich text may have, with only the attributes of links, lists, cells and pictures of the library. */
const STORED = [
  /<\/?(?:p|br|hr|h2|h3|h4|ul|li|blockquote|strong|b|em|i|u|s|sub|sup|code|pre|table|caption|thead|tbody|tr)(?: \/)?>/,
  /<\/(?:a|ol|td|th)>|<ol(?: start="\d+")?>|<t[dh](?: (?:(?:col|row)span="[1-9]\d?"|scope="\w+"))*>/,
  /<a(?: href="(?:https?:|mailto:|tel:|\/(?![/\\])|#)[^"]*")?(?: target="_blank" rel="noopener")?>/,
  /<img data-image-id="[\w-]+"(?: alt="[^"<>]*")? \/>/,
];
/** What the site makes of them: ids of headings, boxes around tables, addresses of pictures. */
const SHOWN = [
  ...STORED,
  /<h[234] id="[\p{L}\p{N}-]+">/u,
  /<section class="table" aria-label="[^"<>]*" tabindex="0">|<\/section>/,
  /<img src="\/_media\/[\w.-]+" srcset="[\w/. ,-]+" sizes="[^"]*" width="\d+" height="\d+" alt="[^"<>]*"(?: role="presentation")? loading="lazy" decoding="async">/,
];

/** The tags of a text that are none of these. */
const harmful = (markup: string, harmless: readonly RegExp[]): string[] =>
  (markup.match(/<[^>]*>?/g) ?? []).filter((tag) => !harmless.some((one) => one.exec(tag)?.[0] === tag));

describe('rich text', () => {
  it('is stored and published with the permitted tags, attributes and addresses only', async () => {
    const service = await startTestService();
    onTestFinished(() => service.discard());
    const publisher = await service.as(['publisher']);
    const contents = HOSTILE_MARKUP.map((paragraph, number) => ({
      ...{ componentType: 'LeftRightContent', key: `k${number}`, paragraph },
    }));
    const page = { domainId: 'main', slug: 'hostile', contents };
    const { body } = await publisher.call('page/publishPage', { page });
    expect(body.contents).toHaveLength(HOSTILE_MARKUP.length);
    const file = join(service.folder, 'data/published/main/pages', `${body._id}.json`);
    const read = () => readFile(file, 'utf8').catch(() => '');
    await expect.poll(read, SOON).toContain('"hostile"');
    const { contents: published } = JSON.parse(await read()) as { contents: { paragraph: string }[] };
    for (const [number, { paragraph }] of published.entries()) {
      expect([HOSTILE_MARKUP[number], harmful(paragraph, STORED)]).toEqual([HOSTILE_MARKUP[number], []]);
    }
  });

  it.each(HOSTILE_MARKUP)(
    'is sanitised again when it is rendered, in case it comes from a file: %s',
    async (markup) => {
      const around = await renderBlock({ componentType: 'LeftRightContent', paragraph: '<p>MARK</p>' });
      const rendered = await renderBlock({
        componentType: 'LeftRightContent',
        paragraph: `<p>MARK</p>${markup}<p>END</p>`,
      });
      expect(harmful(around.split('MARK')[0] ?? '', STORED)).not.toEqual([]); // the frame has tags that rich text may not have
      const [, inside = ''] =
        /<p>MARK<\/p>([\s\S]*)<p>END<\/p>/.exec(rendered) ?? /<p>MARK<\/p>([\s\S]*?)<\/div>/.exec(rendered) ?? [];
      expect(harmful(inside, SHOWN)).toEqual([]);
    },
  );
});
