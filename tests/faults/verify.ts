import { optionsOfCommand } from '#build/cli/arguments.ts';
import { verify as verifyBuild } from '#build/verify.ts';
import { COMPILED } from '#editor-service/server/testing/test-settings.ts';
import { runProgram } from '../run-program.ts';
import { environment, type RunningProduct } from '../running-product.ts';

const variablesOf = ({ folder, siteUrl, editorUrl }: RunningProduct) => ({
  ...environment(folder),
  ...{ PUBLIC_SITE_URL: siteUrl, PUBLIC_API_URL: editorUrl },
});

/** `npm run verify`: throws if anything in `dist` differs from its manifest or a clean render. */
export async function verify(product: RunningProduct): Promise<void> {
  await runProgram(['build/cli/verify.ts'], variablesOf(product));
}

/** What `npm run verify` finds in the `dist` of a product that renders by the compiled fixture; in this process. */
export const differencesOf = (product: RunningProduct): Promise<string[]> =>
  verifyBuild({ ...optionsOfCommand([], variablesOf(product)), compiledDir: COMPILED });
