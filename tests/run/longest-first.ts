import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The order in which tests start. Vitest ends a worker when its next file is of another project, so each project is one
 * stretch; the few files of `alone` come first. Of the others, what mostly waits comes before what takes long: while other
 * stages run a wait costs nothing, at the end both cores would wait.
 */
const PROJECTS = ['alone', 'units', 'components'];
const GROUPS = [
  /^editor-service\/server\/(?:http\/limits|forms\/captcha|forms\/mailing-list\/subscribe|forms\/mail\/mail-kill)\./,
  /^tests\//,
  /^editor-service\//,
  /^build\//,
  /^content-store\//,
];

/** Starts with the tests that take longest, so that no worker is left alone with one of them at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config;
    const projectOf = ({ project }: TestSpecification) => PROJECTS.indexOf(project.name);
    const groupOf = ({ moduleId }: TestSpecification) => {
      const path = relative(root, moduleId).replaceAll('\\', '/');
      const place = GROUPS.findIndex((group) => group.test(path));
      return place < 0 ? GROUPS.length : place;
    };
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => projectOf(one) - projectOf(other) || groupOf(one) - groupOf(other));
  }
}
