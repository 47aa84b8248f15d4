import { setTimeout } from 'node:timers/promises';
import { Builder, By } from 'selenium-webdriver';
import { Command, Name } from 'selenium-webdriver/lib/command.js';
import { freePort } from '../../running-product.ts';
import { callOf } from './call-of.ts';
import { startProgram } from './programs.ts';
import { HEIGHT, type Tab, WIDTH } from './tab.ts';
import { inputs } from './web-driver.ts';

/** WebKit's own small browser, over WebDriver, on a screen in memory. */
export async function openWebKit([driverPath = '', screenPath = '']: readonly string[]): Promise<Tab> {
  await using started = new AsyncDisposableStack();
  const size = `${WIDTH}x${HEIGHT + 200}x24`;
  const screen = await startProgram(
    screenPath,
    ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'],
    /(\d+)\n/,
  );
  started.defer(screen.end);
  const port = await freePort();
  const env = { DISPLAY: `:${screen.said}`, GDK_BACKEND: 'x11' };
  const program = await startProgram(driverPath, ['-p', String(port)], null, env);
  started.defer(program.end);
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/status`).catch(() => null))) await setTimeout(20);
  const driver = await new Builder().usingServer(address).withCapabilities({ browserName: 'MiniBrowser' }).build();
  started.defer(() => driver.quit());
  const bar = await driver.executeScript<number>('return outerHeight - innerHeight');
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width: WIDTH, height: HEIGHT + bar });
  const perform = (actions: object[]): Promise<void> =>
    driver.execute(new Command(Name.ACTIONS).setParameter('actions', actions));
  const all = started.move();
  return {
    open: (address) => driver.get(address),
    run: async (work, ...given) => JSON.parse(await driver.executeScript(`return ${callOf(work, given)}`)),
    key: (...key) => perform(inputs.key(...key)),
    move: (...point) => perform(inputs.move(...point)),
    button: (direction) => perform(inputs.button(direction)),
    choose: async (selector, path) => (await driver.findElement(By.css(selector))).sendKeys(path),
    async reopen() {
      const old = await driver.getWindowHandle();
      await driver.switchTo().newWindow('tab');
      const other = await driver.getWindowHandle();
      await driver.switchTo().window(old);
      await driver.close();
      await driver.switchTo().window(other);
    },
    picture: () => driver.takeScreenshot(),
    end: () => all.disposeAsync(),
  };
}
