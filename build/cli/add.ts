import '../require-node.mjs';
import { userInfo } from 'node:os';

const { siteFolder } = await import('../site-folder/site-folder.mjs');
const { addPackage, isPackageKind } = await import('../add/add-package.ts');
const { FILE_KINDS } = await import('../add/files-to-add.ts');
const { managerOf } = await import('../add/package-manager.ts');
const { writeAdded } = await import('../add/write-added.ts');

const { siteDir } = siteFolder();
const [kind = ''] = process.argv.slice(2);
const filesOf = Object.hasOwn(FILE_KINDS, kind) ? FILE_KINDS[kind] : undefined;

/** `pagewright add KIND`: files of the site folder, or an optional package. */
try {
  if (isPackageKind(kind)) console.info(`Settings: ${addPackage(siteDir, kind)}`);
  else if (filesOf) await addFiles(filesOf);
  else throw new Error(`pagewright add --help says what can be added; ${kind || 'nothing'} cannot`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function addFiles(make: NonNullable<typeof filesOf>): Promise<void> {
  const { username } = userInfo();
  const user = username === 'root' ? 'pagewright' : username;
  const { files, settings, toChange, next } = make({
    siteDir,
    manager: managerOf(siteDir),
    variables: process.env,
    user,
  });
  for (const sentence of await writeAdded(siteDir, files)) console.info(sentence);
  if (toChange) console.warn(toChange);
  console.info(`Settings: ${settings}\nNext: ${next}`);
}
