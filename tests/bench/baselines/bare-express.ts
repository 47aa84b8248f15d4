import express from 'express';

/** `node bare-express.ts PORT`: Express that answers every request with the same small JSON and does nothing else. */
const app = express();
app.disable('x-powered-by').disable('etag');
app.get('/', (_request, response) => {
  response.json({ status: 'ok' });
});
app.listen(Number(process.argv[2]), '127.0.0.1', () => console.info('ready'));
