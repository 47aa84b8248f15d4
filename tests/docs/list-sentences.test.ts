import { expect, test } from 'vitest';
import { sentencesOf } from './list-sentences.ts';

const SOURCE = `
import { Button } from './Not a sentence.ts';
/** Not this comment. */
export function Delete({ name }: Props) {
  if (name === 'not compared') throw new AppError('invalid', 'Enter a name');
  return (
    <Button className="not shown" title={\`Delete \${name}\`}>
      Delete <b>{name}</b> now
    </Button>
  );
}
`;

test('sentencesOf() lists what a person may see, with its line', () => {
  expect(sentencesOf('Delete.tsx', SOURCE).map(({ line, text }) => `${line} ${text}`)).toEqual([
    '5 Enter a name',
    '7 Delete {…} now',
    '7 Delete {…}',
  ]);
});
