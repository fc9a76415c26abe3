import * as v from 'valibot';
import { defineCall } from './define.ts';
import { NoData } from './envelope.ts';

/** The process is alive, and speaks this generation of the contract. */
export const health = defineCall({
  method: 'GET',
  path: '/health',
  access: { kind: 'public' },
  reply: v.object({
    /** Absent from a server of an earlier version. */
    data: v.optional(v.object({ generation: v.number() })),
  }),
});

/** The process can do its work: database reachable, migrations done, documents writable. 503 if not. */
export const ready = defineCall({
  method: 'GET',
  path: '/ready',
  access: { kind: 'public' },
  reply: NoData,
});

/** What a screen needs to know about the shop before anybody signs in: no secrets, no people. */
export const shop = defineCall({
  method: 'GET',
  path: '/shop',
  access: { kind: 'public' },
  reply: v.object({
    data: v.object({
      productLabel: v.string(),
      companyName: v.string(),
      /** How people reach the company. Empty from a server of an earlier version. */
      companyEmail: v.optional(v.string(), ''),
      companyPhone: v.optional(v.string(), ''),
      marketingUrl: v.string(),
      portalUrl: v.string(),
      /** Where the official form is filled in, free of charge. Absent from a server of an earlier version. */
      officialFormUrl: v.optional(v.string()),
      /** How the charge appears on a statement; null where the operator has not said. */
      statementName: v.optional(v.nullable(v.string())),
    }),
  }),
});
