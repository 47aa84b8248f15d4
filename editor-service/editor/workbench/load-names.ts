import { ask } from '../api/client.ts';
import type { Workbench } from './workbench.ts';

/** Loads what people are called, for all who are shown. Throws CallFailed. */
export async function loadNames({ store }: Workbench): Promise<void> {
  const people = await ask('user/names', {});
  store.setState({ names: new Map(people.map(({ username, name }) => [username, name])) });
}
