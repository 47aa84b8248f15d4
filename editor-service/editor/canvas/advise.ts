import type { Problem } from '../../contract/pages-checks.ts';
import { blockKeyAt } from './tools/block-element.ts';

/** The axe rules to run: contrast, and missing names or texts. */
const RULES = ['color-contrast', 'link-name', 'button-name', 'image-alt', 'label', 'frame-title', 'empty-heading'];

/** Checks the rendered page with axe, loaded on demand, and returns the problems as JSON. */
export async function advise(): Promise<string> {
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(
    { include: 'main', exclude: 'pagewright-tools' },
    { runOnly: { type: 'rule', values: RULES }, resultTypes: ['violations'] },
  );
  const problems = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }): Problem => {
      const [selector] = target;
      const element = typeof selector === 'string' ? document.querySelector(selector) : null;
      const check = id === 'link-name' ? 'nameless link' : 'empty text';
      return { check, severity: 'warning', message: `${help}.`, blockKey: blockKeyAt(element) };
    }),
  );
  const once = new Map(problems.map((problem) => [`${problem.blockKey} ${problem.message}`, problem]));
  return JSON.stringify([...once.values()]);
}
