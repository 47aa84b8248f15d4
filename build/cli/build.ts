import '../require-node.mjs';
import { callOf } from '../site-folder/command-call.mjs';

const variables = { ...process.env };
process.env.NODE_ENV = 'production'; // Before React is loaded: its production build renders about three times as fast.

const { optionsOfCommand } = await import('./arguments.ts');
const { compileApart } = await import('../compile/compile-apart.ts');
const { SITE } = await import('../compile/site-part.ts');
const { ensureRegistry } = await import('../compile/ensure-registry.ts');

let release: () => void = () => {};
try {
  const words = process.argv.slice(2);
  const isSmaller = words.includes('--smaller');
  const options = optionsOfCommand(
    words.filter((word) => word !== '--smaller'),
    variables,
  );
  if (!ensureRegistry()) process.exit(1);
  // What follows knows the site folder's language, so it is loaded after its registry is written.
  const { unsetAddresses } = await import('../settings.ts');
  const { lockOutput } = await import('../output/lock-output.ts');
  const { openBucket } = await import('#content-store/files/open-bucket.ts');
  const { fetchPublished } = await import('#content-store/published/fetch-published.ts');
  const { manifestFolderOf } = await import('../plan/domain-site.ts');
  const { markPart, requireParts, siteOfFolder } = await import('../parts/find-parts.ts');
  const { folderFiles } = await import('#content-store/files/folder-files.ts');
  await requireParts(options, 'build');
  release = lockOutput({ distDir: options.distDir, manifestDir: manifestFolderOf(options) }, callOf('build'));
  const unset = unsetAddresses(variables);
  if (unset.length > 0) {
    console.warn(
      `${unset.join(' and ')} not set: pages refer to ${options.environment.siteUrl} and send forms to ` +
        `${options.environment.apiUrl}. Set the public addresses before you deploy this.`,
    );
  }
  const compiling = compileApart(new URL('./compile.ts', import.meta.url), [SITE]);
  compiling.catch(() => {}); // openBuilder() reports the error; this avoids an unhandled rejection before that.
  const { openBuilder } = await import('../open-builder.ts');
  const bucket = options.storage ? openBucket(options.storage) : null;
  if (bucket) await fetchPublished(bucket, options.contentDir);
  const site = await siteOfFolder(options.contentDir);
  if (site && !options.isPlainFolder) await markPart(folderFiles(options.distDir), site);
  const builder = await openBuilder({ ...options, compiling });
  const { changed, removed, failures, warnings, milliseconds } = await builder.buildAll();
  for (const { domainId, page, message } of [...warnings, ...failures])
    console.error(`${domainId} ${page}: ${message}`);
  const seconds = (milliseconds / 1000).toFixed(1);
  console.info(
    `Built in ${seconds} s: ${changed.length} changed, ${removed.length} removed, ${failures.length} failed`,
  );
  if (failures.length > 0) process.exitCode = 1;
  if (isSmaller) {
    console.info('Writing smaller versions of pictures, scripts and styles ...');
    await builder.shrink().catch(console.warn); // the site is complete without them
  }
  if (bucket && options.isPlainFolder !== true) {
    console.info('Uploading changes to the bucket ...');
    await builder.send();
    await builder.tidy();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  release();
}
