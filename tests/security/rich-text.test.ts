import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SOON, startTestService } from '#editor-service/server/testing/test-service.ts';
import { renderBlock } from '#site/testing/render-for-test.tsx';
import { HOSTILE_MARKUP } from './hostile-markup.ts';

const TAGS = 'p|br|hr|h2|h3|h4|ul|ol|li|blockquote|a|strong|b|em|i|u|s|sub|sup';
/** A tag that rich text may have, with only the attributes of links and lists. */
const HARMLESS = new RegExp(
  `^</?(?:${TAGS})(?: (?:href="(?:https?:|mailto:|tel:|/(?![/\\\\\\\\])|#)[^"]*"|target="_blank"|rel="noopener"|start="\\\\d+"))* ?/?>$`,
);

/** The tags of a text that are not harmless. */
const harmful = (markup: string): string[] => (markup.match(/<[^>]*>?/g) ?? []).filter((tag) => !HARMLESS.test(tag));

describe('rich text', () => {
  it('C01 is stored and published with the permitted tags, attributes and addresses only', async () => {
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
    'C01 is sanitised again when it is rendered, in case it comes from a file: %s',
    async (markup) => {
      const around = await renderBlock({ componentType: 'LeftRightContent', paragraph: '<p>MARK</p>' });
      const rendered = await renderBlock({
        componentType: 'LeftRightContent',
        paragraph: `<p>MARK</p>${markup}<p>END</p>`,
      });
      expect(harmful(around.split('MARK')[0] ?? '')).not.toEqual([]); // the frame has tags that rich text may not have
      const [, inside = ''] =
        /<p>MARK<\/p>([\s\S]*)<p>END<\/p>/.exec(rendered) ?? /<p>MARK<\/p>([\s\S]*?)<\/div>/.exec(rendered) ?? [];
      expect(harmful(inside)).toEqual([]);
    },
  );
});
