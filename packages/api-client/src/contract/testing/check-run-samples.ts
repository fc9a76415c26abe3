import { moment } from './list-samples.ts';

const rule = {
  rule: 'goods.cigarettes',
  severity: 'error',
  words: 'More cigarettes than are free.',
  marks: 12,
  added: 3,
  removed: 1,
};
const run = {
  state: 'running',
  started_at: moment,
  ended_at: null,
  started_by: 'Rani',
  orders: 1200,
  done: 500,
  by_other_version: 40,
  rules: [rule],
};

/** A check of all open orders that goes on, one that is done, and none yet. */
export const checkRun = {
  samples: [{ data: run }, { data: { ...run, state: 'done', ended_at: moment } }, { data: null }],
};
