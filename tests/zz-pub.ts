import './run/without-env-file.ts';
import { mkdirSync } from 'node:fs';
import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { startEditing, untilFileHolds, QUIET } from './bench/measure/editing-service.ts';
import { slugOf } from './bench/site/bench-page.ts';
import { startProduct } from './running-product.ts';
const folder = process.argv[2]!; const size = Number(process.argv[3]); const n = Number(process.argv[4]);
const prof = process.argv[5];
const svc = await startEditing(folder, prof ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-interval 500 --cpu-prof-dir=${prof}` } : {});
const call: number[] = [], file: number[] = [];
await new Promise(r=>setTimeout(r,8000));
for (let i = 0; i < n; i++) {
  const slug = slugOf((i * 13 + 5) % (size - 2));
  const page: any = await svc.client.get('page/load', { slug, domainId: DOMAIN_ID });
  const mark = `S ${Date.now()} ${i}.`;
  const changed = { ...page, contents: page.contents.map((b: any) => b.componentType === 'ColumnContent' ? { ...b, text: `<p>${mark}</p>` } : b) };
  const t = performance.now();
  const p = svc.client.post('page/publishPage', { page: changed }).then(() => call.push(performance.now() - t));
  file.push(await untilFileHolds(svc, `${DOMAIN_ID}/${slug}/index.html`, mark));
  await p;
}
const q = (a: number[], f: number) => a.slice(20).toSorted((x, y) => x - y)[Math.floor((a.length - 20) * f)]!.toFixed(1);
console.log('call p50', q(call, .5), 'p95', q(call, .95), 'file p50', q(file, .5), 'p95', q(file, .95));
await svc.product.stop();
