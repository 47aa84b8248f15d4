import { runProgram } from '../run-program.ts';
import { environment, type RunningProduct } from '../running-product.ts';

/** `npm run verify`: throws if anything in `dist` differs from its manifest or a clean render. */
export async function verify({ folder, siteUrl, editorUrl }: RunningProduct): Promise<void> {
  const addresses = { PUBLIC_SITE_URL: siteUrl, PUBLIC_API_URL: editorUrl };
  await runProgram(['build/cli/verify.ts'], { ...environment(folder), ...addresses });
}
