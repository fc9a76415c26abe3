import { checkRunStates, severities } from '@pabean/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { dataOf } from './envelope.ts';
import { moment } from './fields.ts';

const leads = { kind: 'staff', permission: 'check-orders' } as const;

const RuleSchema = v.object({
  rule: v.string(),
  severity: v.picklist(severities),
  /** What staff read of it. */
  words: v.string(),
  marks: v.number(),
  /** Marks that a newer version of the scheme would add and take away. */
  added: v.number(),
  removed: v.number(),
});

const CheckRunSchema = v.object({
  state: v.picklist(checkRunStates),
  started_at: moment,
  ended_at: v.nullable(moment),
  started_by: v.string(),
  /** Orders that were open when it began, and how many of them are checked. */
  orders: v.number(),
  done: v.number(),
  /** Orders that were checked by another version: their results stay. */
  by_other_version: v.number(),
  rules: v.array(RuleSchema),
});

/** A check of all open orders, as far as it is. */
export type CheckRun = v.InferOutput<typeof CheckRunSchema>;

const reply = dataOf(v.nullable(CheckRunSchema));

/** Starts a check of all open orders; while one goes on, that one is answered. */
export const checkOpenOrders = defineCall({
  method: 'POST',
  path: '/admin/check-open-orders',
  access: leads,
  reply,
});

/** The newest check; null before the first. */
export const getCheckRun = defineCall({
  method: 'GET',
  path: '/admin/get-check-run',
  access: leads,
  reply,
});

/** Ends the check that goes on; harmless where none does. */
export const stopCheckRun = defineCall({
  method: 'POST',
  path: '/admin/stop-check-run',
  access: leads,
  reply,
});
