import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { COMPILED } from '#editor-service/server/testing/test-settings.ts';

/** Code injected into the thread that renders a page. */
const FAULTS = {
  ends: 'process.exit(1);',
  hangs: 'for (;;);',
  isSlow: 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);',
};

/** A compiled site whose renderer fails, or takes a second, at every call until it is mended. */
export interface FaultySite {
  compiledDir: string;
  breakIt(fault: keyof typeof FAULTS): Promise<void>;
  mend(): Promise<void>;
}

export async function faultySite(): Promise<FaultySite> {
  const compiledDir = join(await temporaryFolder(), 'compiled');
  await cp(COMPILED, compiledDir, { recursive: true });
  const server = join(compiledDir, 'site', 'server');
  const fault = join(server, 'fault.cjs');
  await cp(join(server, 'entry.mjs'), join(server, 'sound.mjs'));
  await writeFile(
    join(server, 'entry.mjs'),
    `import { existsSync, readFileSync } from 'node:fs';
     import { renderPage as render } from './sound.mjs';
     export function renderPage(...asked) {
       const fault = ${JSON.stringify(fault)};
       if (existsSync(fault)) new Function(readFileSync(fault, 'utf8'))();
       return render(...asked);
     }`,
  );
  return {
    compiledDir,
    breakIt: (name) => writeFile(fault, FAULTS[name]),
    mend: () => rm(fault, { force: true }),
  };
}
