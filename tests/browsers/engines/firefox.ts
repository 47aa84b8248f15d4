import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import bidi, { type Index } from 'selenium-webdriver/bidi/index.js';
import { callOf } from './call-of.ts';
import { startProgram } from './programs.ts';
import { HEIGHT, type Tab, WIDTH } from './tab.ts';
import { inputs } from './web-driver.ts';

/** The package exports the class alone; its types name it. */
const Connection = bidi as unknown as typeof Index;

/** Firefox, over WebDriver BiDi: it speaks it itself, without a driver. */
export async function openFirefox([path = '']: readonly string[]): Promise<Tab> {
  await using started = new AsyncDisposableStack();
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  started.defer(() => rm(profile, { recursive: true }));
  await writeFile(join(profile, 'user.js'), 'user_pref("ui.prefersReducedMotion", 1);\n');
  const words = ['--headless', '--profile', profile, '--no-remote', '--remote-debugging-port', '0'];
  const program = await startProgram(path, words, /WebDriver BiDi listening on (ws:\S+)/);
  started.defer(program.end);
  const connection = new Connection(`${program.said}/session`);
  started.defer(async () => void (await connection.close()));
  await connection.waitForConnection();
  const send = async <T>(method: string, params: Record<string, unknown> = {}) => {
    const answer = (await connection.send({ method, params })) as { result: T; error?: string; message?: string };
    if (answer.error) throw new Error(`${method}: ${answer.message ?? answer.error}`);
    return answer.result;
  };
  await send('session.new', { capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } } });
  let context = await newTab();
  const evaluate = <T>(expression: string) =>
    send<T>('script.evaluate', { expression, awaitPromise: true, target: { context } });
  const perform = async (actions: object[]) => void (await send('input.performActions', { context, actions }));
  const run: Tab['run'] = async (work, ...given) => {
    const answer = await evaluate<{ result?: { value: string }; exceptionDetails?: { text: string } }>(
      callOf(work, given),
    );
    if (!answer.result) throw new Error(answer.exceptionDetails?.text);
    return JSON.parse(answer.result.value);
  };
  const all = started.move();
  return {
    async open(url) {
      // Firefox takes the end of a load that its own command to navigate cuts off for that of the command.
      const earlier = await run((next) => {
        location.assign(next);
        return performance.timeOrigin;
      }, url);
      const isLoaded = (left: number) => performance.timeOrigin !== left && document.readyState === 'complete';
      while (!(await run(isLoaded, earlier).catch(() => false))) await setTimeout(20); // the page may be leaving
    },
    run,
    key: (...key) => perform(inputs.key(...key)),
    move: (...point) => perform(inputs.move(...point)),
    button: (direction) => perform(inputs.button(direction)),
    async choose(selector, path) {
      const { result } = await evaluate<{ result: { sharedId: string } }>(
        `document.querySelector(${JSON.stringify(selector)})`,
      );
      await send('input.setFiles', { context, element: { sharedId: result.sharedId }, files: [path] });
    },
    async reopen() {
      const other = await newTab();
      await send('browsingContext.close', { context, promptUnload: false });
      context = other;
    },
    picture: async () => (await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
    end: () => all.disposeAsync(),
  };

  async function newTab(): Promise<string> {
    const tab = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
    await send('browsingContext.setViewport', { context: tab.context, viewport: { width: WIDTH, height: HEIGHT } });
    return tab.context;
  }
}
