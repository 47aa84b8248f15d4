import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { callOf } from '#build/site-folder/command-call.mjs';
import { TOKEN_PREFIX, TOKEN_SCOPES } from '#content-store/model/people/api-token.ts';
import { downloadSchema } from '../../../contract/answers.ts';
import type { Call } from '../../../contract/call.ts';
import { calls, failureSchema } from '../../../contract/calls.ts';
import { scopeFor } from '../../../contract/people-tokens.ts';

const JSON_TYPE = 'application/json';

/** The calls of the contract as an OpenAPI 3.1 document. */
export function describeCalls() {
  const entries = Object.entries(calls).map(([path, call]) => [
    `/${path}`,
    { [call.method.toLowerCase()]: operationOf(path, call) },
  ]);
  return createDocument({
    openapi: '3.1.1',
    info: { title: 'Pagewright', version: '1', description: 'Every call of the editing service.' },
    servers: [{ url: '/api' }],
    paths: Object.fromEntries(entries) as ZodOpenApiPathsObject,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'authToken' },
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: `An API token (${TOKEN_PREFIX}…) made in the editor or with \`${callOf('token:create')}\`, or the token of a login. A token has one of the scopes ${TOKEN_SCOPES.join(', ')}, each of which includes those before it.`,
        },
      },
    },
  });
}

function operationOf(path: string, call: Call): ZodOpenApiOperationObject {
  const { method, access, payload, answer, isStream, body, notByToken } = call;
  const scope = scopeFor(call);
  const [tag = ''] = path.split('/');
  const type = isStream ? 'text/event-stream' : answer === downloadSchema ? 'text/csv' : JSON_TYPE;
  return {
    operationId: path.replace('/', '.'),
    tags: [tag],
    summary: access === 'public' ? 'Anyone may call this' : `For logged-in users who may act as ${access}`,
    ...(notByToken ? { description: 'No API token can do this.' } : scope && { description: `API tokens: ${scope}` }),
    security: access === 'public' ? [] : [{ cookie: [] }, { bearer: [] }],
    ...(method === 'GET'
      ? { requestParams: { query: payload as z.ZodObject } }
      : { requestBody: { required: true, content: bodyOf(payload as z.ZodObject, body) } }),
    responses: {
      200: { description: 'The plain value', content: { [type]: { schema: answer } } },
      default: { description: 'What went wrong', content: { [JSON_TYPE]: { schema: failureSchema } } },
    },
  };
}

/** A multipart body has the file beside the fields of the payload. */
const file = z.string().meta({ override: { type: 'string', format: 'binary' } });

const bodyOf = (payload: z.ZodObject, body: Call['body']) =>
  body === 'upload'
    ? { 'multipart/form-data': { schema: payload.extend({ file }) } }
    : { [JSON_TYPE]: { schema: payload } };
