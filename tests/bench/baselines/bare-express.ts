import express from 'express';

/**
 * `node bare-express.ts PORT [lean]`: default Express, which answers every request with the same small JSON. `lean`:
 * without the ETag and X-Powered-By headers.
 */
const app = express();
const [port, isLean] = process.argv.slice(2);
if (isLean) app.disable('x-powered-by').disable('etag');
app.get('/', (_request, response) => {
  response.json({ status: 'ok' });
});
app.listen(Number(port), '127.0.0.1', () => console.info('ready'));
