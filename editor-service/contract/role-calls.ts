import { z } from 'zod';
import { pageSchema } from '#content-store/model/entities/page.ts';
import { roleSchema } from '#content-store/model/people/role.ts';
import { userSchema } from '#content-store/model/people/user.ts';
import { get, post } from './call.ts';
import { collectionField, idField, nothing } from './fields.ts';

/** What a page requires one role for. */
const pageRole = z.object({
  _id: idField,
  level: z
    .object({
      viewer: z.boolean().default(false),
      editor: z.boolean().default(false),
      publisher: z.boolean().default(false),
    })
    .prefault({}),
});
export type PageRole = z.output<typeof pageRole>;

export const roleCalls = {
  'roles/list': get({
    access: 'admin',
    payload: nothing,
    answer: z.object({ roles: z.array(roleSchema), total: z.int() }),
  }),
  'roles/save': post({
    access: 'admin',
    audit: 'role change',
    payload: z.object({ role: roleSchema.partial({ _id: true }) }),
    answer: roleSchema,
  }),
  'roles/applyToUser': post({
    access: 'admin',
    audit: 'role change',
    payload: z.object({ _id: idField, roles: z.array(idField).max(50) }),
    answer: userSchema,
  }),
  /** Only the page's `_id` is used; its other fields stay as stored. */
  'roles/applyToPage': post({
    access: 'admin',
    body: 'document',
    audit: 'role change',
    payload: z.object({
      page: z.object({ _id: idField }),
      collection: collectionField,
      roles: z.array(pageRole).max(200),
    }),
    answer: pageSchema,
  }),
};
