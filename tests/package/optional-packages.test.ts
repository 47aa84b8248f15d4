import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#content-store/testing/temporary.ts';
import { HEIC } from '#editor-service/server/testing/heic-samples.ts';
import { runProgram } from '../run-program.ts';
import { environment } from '../running-product.ts';

const WITHOUT = ['--import', pathToFileURL('tests/package/without-optional.mjs').href];
const BUCKET = 's3://site/prefix?endpoint=http://127.0.0.1:9&region=us-east-1';

/** What a program says that ends with an error. */
async function lastWords(program: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const folder = await temporaryFolder();
  const error = await runProgram([...WITHOUT, ...program], { ...environment(folder), ENV_FILE: '', ...env }).then(
    (output) => new Error(`It did not fail: ${output}`),
    (failed: { stderr: string }) => failed,
  );
  return 'stderr' in error ? error.stderr.trim() : error.message;
}

describe('without its optional package', () => {
  const start = ['editor-service/main.mjs'];

  it('a start with DATABASE_URL says the command that installs it', async () => {
    expect(await lastWords(start, { DATABASE_URL: 'postgres://editor:secret@127.0.0.1:9/drafts' })).toBe(
      'DATABASE_URL is set, but pg is not installed: npx pagewright add postgres',
    );
  });

  it('a start with STORAGE_URL says the command that installs it', async () => {
    expect(await lastWords(start, { STORAGE_URL: BUCKET })).toBe(
      'STORAGE_URL is set, but @aws-sdk/client-s3 is not installed: npx pagewright add s3',
    );
  });

  it('a deployment to a bucket says the command that installs it', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'main'));
    await writeFile(join(folder, 'main/index.html'), 'Home');
    expect(await lastWords(['build/cli/deploy.ts', 's3', BUCKET], { DIST_DIR: folder })).toContain(
      'deploy s3 sends to a bucket, but @aws-sdk/client-s3 is not installed: npx pagewright add s3',
    );
  });

  it('a HEIC picture is refused with the reason, and is not called damaged', async () => {
    const folder = await temporaryFolder();
    const upload = join(folder, 'photo.heic');
    await writeFile(upload, HEIC);
    const decoder = fork('editor-service/server/media/decode/picture-process.ts', { execArgv: WITHOUT });
    decoder.send({ format: 'heic', upload, file: join(folder, 'photo.jpg') });
    const [answer] = await once(decoder, 'message');
    expect(answer).toEqual({
      kind: 'failed',
      refused:
        'This site cannot read HEIC pictures (heic-decode is not installed: npx pagewright add heic). Save it as JPEG and upload that',
    });
  });
});
