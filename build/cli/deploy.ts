import '../require-node.mjs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { usageOf } from './help.mjs';

const { ensureRegistry } = await import('../compile/ensure-registry.ts');

/** Sends `dist` to a folder at a host, or to a bucket: what changed, in an order in which visitors miss nothing. */
try {
  if (!ensureRegistry()) process.exit(1);
  const { deploy } = await import('../deploy/deploy.ts');
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { domain: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  });
  const [method = '', target = ''] = positionals;
  const isDryRun = values['dry-run'] ?? false;
  const { sent, removed } = await deploy(method, target, {
    distDir: resolve(process.env.DIST_DIR || './dist'),
    manifestDir: resolve(process.env.DATA_DIR || './data', 'build'),
    domain: values.domain,
    isDryRun,
    onFile: (line) => console.info(isDryRun ? `would ${line}` : line),
  });
  console.info(`${isDryRun ? 'Would send' : 'Sent'} ${sent.length} files, ${removed.length} removed.`);
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\nUsage: ${usageOf('deploy')}`);
  process.exitCode = 1;
}
