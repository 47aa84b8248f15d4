import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SOON, startTestService } from '#editor-service/server/testing/test-service.ts';
import { renderBlock } from '#site/testing/render-for-test.tsx';
import { HOSTILE_MARKUP } from './hostile-markup.ts';

const TAGS = 'p|br|hr|h2|h3|h4|ul|ol|li|blockquote|a|strong|b|em|i|u|s|sub|sup';
/** A tag that rich text may have, with nothing on it but what a link or a list may have. */
const HARMLESS = new RegExp(
  `^</?(?:${TAGS})(?: (?:href="(?:https?:|mailto:|tel:|/(?![/\\\\\\\\])|#)[^"]*"|target="_blank"|rel="noopener"|start="\\\\d+"))* ?/?>$`,
);

/** The tags of a text that are not harmless. */
const harmful = (markup: string): string[] => (markup.match(/<[^>]*>?/g) ?? []).filter((tag) => !HARMLESS.test(tag));

describe('rich text', () => {
  it('C01 is stored and published with the tags, attributes and addresses it may have, and no others', async () => {
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
      expect([HOSTILE_MARKUP[number], harmful(paragraph)]).toEqual([HOSTILE_MARKUP[number], []]);
    }
  });

  it.each(HOSTILE_MARKUP)(
    'C01 is cleaned again where it is rendered, should it have come from a file: %s',
    async (markup) => {
      const around = await renderBlock({ componentType: 'LeftRightContent', paragraph: '<p>MARK</p>' });
      const rendered = await renderBlock({
        componentType: 'LeftRightContent',
        paragraph: `<p>MARK</p>${markup}<p>END</p>`,
      });
      expect(harmful(around.split('MARK')[0] ?? '')).not.toEqual([]); // The frame has what rich text has not.
      const [, inside = ''] =
        /<p>MARK<\/p>([\s\S]*)<p>END<\/p>/.exec(rendered) ?? /<p>MARK<\/p>([\s\S]*?)<\/div>/.exec(rendered) ?? [];
      expect(harmful(inside)).toEqual([]);
    },
  );
});
