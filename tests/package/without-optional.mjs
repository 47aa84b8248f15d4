// Preloaded by tests: here the packages that only some installations have are absent.
import { registerHooks } from 'node:module';

const ABSENT = ['@aws-sdk/client-s3', 'pg', 'heic-decode', 'openid-client'];

registerHooks({
  resolve(specifier, context, next) {
    if (!ABSENT.includes(specifier)) return next(specifier, context);
    throw Object.assign(new Error(`Cannot find package '${specifier}'`), { code: 'ERR_MODULE_NOT_FOUND' });
  },
});
