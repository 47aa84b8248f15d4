import { relative, sep } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Rooms in the order in which their tests start. */
const ROOMS = ['tests', 'editor-service', 'build', 'content-store', 'site'];

/** Starts with the rooms whose tests take longest, so that no worker is left alone with one of them at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config;
    const placeOf = ({ moduleId }: TestSpecification) => ROOMS.indexOf(relative(root, moduleId).split(sep)[0] ?? '');
    return (await super.sort(files)).sort((one, other) => placeOf(one) - placeOf(other));
  }
}
