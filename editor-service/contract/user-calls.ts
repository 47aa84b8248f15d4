import { z } from 'zod';
import { userSchema } from '#content-store/model/people/user.ts';
import { get, post } from './call.ts';
import { idField, nothing } from './fields.ts';

/** Long enough for any bcrypt password in any script; every password over 72 bytes gets the same refusal. */
const passwordField = z.string().max(1000);
const emailField = z.string().trim().max(320);

export const userCalls = {
  'user/login': post({
    access: 'public',
    body: 'login',
    payload: z.object({ username: z.string().max(320), password: passwordField }),
    answer: z.object({ statusCode: z.literal(200), token: z.string() }),
  }),
  'user/me': post({
    access: 'public',
    payload: nothing,
    answer: z.object({ user: z.object({ username: z.string(), roles: z.array(z.string()) }).nullable() }),
  }),
  'user/logout': post({ access: 'public', payload: nothing, answer: nothing }),
  'user/forgotPassword': post({
    access: 'public',
    audit: 'password forgotten',
    body: 'login',
    payload: z.object({ email: emailField.default('') }),
    answer: z.object({ message: z.string() }),
  }),
  'user/setPassword': post({
    access: 'public',
    body: 'login',
    payload: z.object({ email: emailField, password: passwordField, token: z.string().max(200) }),
    answer: z.object({ message: z.literal('Success') }),
  }),
  'user/list': get({
    access: 'admin',
    payload: nothing,
    answer: z.object({ users: z.array(userSchema), total: z.int() }),
  }),
  /** The link in the answer lets the new user choose a password, once, within 24 hours. */
  'user/invite': post({
    access: 'admin',
    audit: 'invite',
    payload: userSchema.pick({ username: true, email: true, roles: true }),
    answer: z.object({ user: userSchema, link: z.string() }),
  }),
  'user/disable': post({
    access: 'admin',
    audit: 'user change',
    payload: z.object({ _id: idField, disabled: z.boolean().default(true) }),
    answer: userSchema,
  }),
};
