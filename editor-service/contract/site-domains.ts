import { z } from 'zod';
import { domainSchema, postedDomainSchema, publicDomainSchema } from '#content-store/model/entities/domain.ts';
import { get, post } from './call.ts';
import { domainIdField } from './fields.ts';

const knownDomain = domainSchema.partial({ hostnames: true, published: true });
/** A new domain has no `_id` yet: one is made from its name. */
const posted = z.object({ domain: postedDomainSchema.partial({ _id: true }) });
const named = z.object({ domain: z.object({ _id: domainIdField }) });

export const domainCalls = {
  'config/loadDomain': get({
    access: 'public',
    payload: z.object({ hostname: z.string().max(253).optional() }),
    answer: z.object({
      domain: z.union([knownDomain, publicDomainSchema]),
      domains: z.array(z.union([knownDomain, publicDomainSchema])),
    }),
  }),
  'config/saveDomain': post({ access: 'admin', audit: 'domain change', payload: posted, answer: domainSchema }),
  'config/publishDomain': post({
    access: 'admin',
    audit: 'publish',
    isSet: true,
    payload: posted,
    answer: domainSchema,
  }),
  'config/unpublishDomain': post({
    access: 'admin',
    audit: 'unpublish',
    isSet: true,
    payload: named,
    answer: domainSchema,
  }),
  /** Switches the domain that this session works in. */
  'config/swapActiveDomain': post({
    access: 'editor',
    notByToken: true,
    payload: named,
    answer: z.object({ newDomain: domainSchema, oldDomain: domainSchema.nullable() }),
  }),
};
