import { type ClosestTests, partsOf } from './closest-part.ts';

const part = partsOf('apps/api/src/usecases/disputes');

/** The tests of cases, each file with those that are written for it: the ones without a database first. */
export const disputeTests: readonly ClosestTests[] = [
  part(
    'dispute-words',
    '{arrival-days,case-lock,case-summary,duplicate}.ts',
    'usecases/disputes/arrival-as-ordered',
    'usecases/disputes/case-lock',
    'usecases/disputes/case-summary',
    'usecases/disputes/duplicate',
  ),
  part(
    'dispute-evidence',
    '{evidence-facts,disclosed-at}.ts',
    'usecases/disputes/evidence-facts',
    'usecases/disputes/evidence-at-purchase',
  ),
  part('dispute-meters', 'case-meters.ts', 'usecases/disputes/case-meters'),
  part(
    'dispute-told',
    '{take-dispute,hear-again,attach-late,attach-waiting,step-dispute,order-of-case,intake-case,same-fact}.ts',
    'usecases/disputes/order-of-case',
    'usecases/disputes/take-cases',
    'usecases/disputes/expired-case',
    'intake/disputes',
    'intake/other-gateway',
    'usecases/disputes/attach-waiting',
  ),
  part('dispute-calls', 'take-webhook.ts', 'usecases/disputes/take-cases'),
  part(
    'dispute-change',
    '{update-dispute,case-by-hand,correct-case}.ts',
    'endpoints/admin/disputes',
    'endpoints/admin/correct-case',
    'usecases/disputes/case-by-hand',
    'usecases/disputes/other-order',
  ),
  part('dispute-lists', '{list-disputes,case-row-view}.ts', 'endpoints/admin/get-disputes'),
  part(
    'dispute-record',
    '{view-case,held-record,held-evidence}.ts',
    'usecases/disputes/held-evidence',
    'usecases/disputes/case-summary',
    'usecases/disputes/view-case',
    'endpoints/admin/get-dispute',
  ),
  part('dispute-days', 'due-notices.ts', 'usecases/disputes-due'),
  part(
    'dispute-answer',
    'answer/*.ts',
    'usecases/disputes/answer/submit-answer',
    'usecases/disputes/answer/finish-answer',
  ),
  part(
    'dispute-pack',
    'pack/{build-answer,pack-plan,pack-file,export-pack,read-answer,add-file}.ts',
    'usecases/disputes/pack/pack-plan',
    'usecases/disputes/pack/add-file',
    'usecases/disputes/pack/add-file-meanwhile',
  ),
  part(
    'dispute-pack-words',
    'pack/{answer-content,answer-fields,answer-limits,birth-date,enhanced-evidence,exhibit,exhibit-order,mask-words,record-exhibits,service-exhibits,summary-of}.ts',
    'usecases/disputes/pack/answer-content',
    'usecases/disputes/pack/answer-fields',
    'usecases/disputes/pack/mask-words',
  ),
];
