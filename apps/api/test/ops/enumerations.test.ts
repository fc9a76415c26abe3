import {
  accessMethods,
  accessPermissions,
  askedCorrectionStates,
  backupProofs,
  checkRunStates,
  codeOutcomes,
  correctors,
  deliveryStates,
  disputeActors,
  disputeAnswerStates,
  disputeAnswerVias,
  disputeKinds,
  disputeNoticeSteps,
  disputeStates,
  disputeWays,
  entryAuthors,
  entryKinds,
  historyActors,
  mailKinds,
  mailRefusals,
  mailReporters,
  mailServiceProviders,
  mailStates,
  mailTransports,
  mailTroubles,
  paymentOutcomes,
  portZoneNames,
  processingModes,
  processMonths,
  processStatuses,
  questionStates,
  questionWants,
  refundStages,
  refundStates,
  roles,
  staffEventActors,
  visitorKinds,
} from '@pabean/domain';
import type { Selectable } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cockpitCuts, cockpitJointCuts } from '../../src/core/cockpit-counts.ts';
import { countSpans } from '../../src/core/report-spans.ts';
import type { Database } from '../../src/db/schema.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';

/** The columns of a table whose values are a list of words, as schema.ts types them. */
type Enumerated<Row> = {
  [Column in keyof Row as [NonNullable<Row[Column]>] extends [string]
    ? string extends NonNullable<Row[Column]>
      ? never
      : Column
    : never]: readonly NonNullable<Row[Column]>[] | `no check: ${string}`;
};
type Enumerations = {
  [Table in keyof Database as keyof Enumerated<Selectable<Database[Table]>> extends never
    ? never
    : Table]: Enumerated<Selectable<Database[Table]>>;
};

/** The one list of each column; a column that schema.ts types with words does not compile unnamed. */
const enumerations: Enumerations = {
  staff_member: { type: roles },
  orders: {
    process_status: processStatuses,
    processing_mode: processingModes,
    process_month: processMonths,
    mail_trouble: mailTroubles,
    arrival_zone: portZoneNames,
    scheme: 'no check: a new scheme is taken while an old process still runs',
  },
  order_correction: { corrected_by: correctors },
  order_payment: { outcome: paymentOutcomes },
  refund_request: { stage: refundStages, state: refundStates },
  asked_correction: { state: askedCorrectionStates },
  order_question: {
    wants: questionWants,
    template: 'no check: a new template is asked while an old process still runs',
    state: questionStates,
  },
  order_message: { kind: entryKinds, author: entryAuthors },
  document: { mail_service_provider: mailServiceProviders, code_outcome: codeOutcomes },
  mail_message: {
    kind: mailKinds,
    mail_service_provider: mailServiceProviders,
    state: mailStates,
    transport: mailTransports,
    refused: mailRefusals,
    delivery: deliveryStates,
  },
  mail_event: { provider: mailReporters, state: deliveryStates },
  document_access: {
    method: accessMethods,
    kind: visitorKinds,
    permission: accessPermissions,
  },
  check_run: { state: checkRunStates },
  backup_run: { proof: backupProofs },
  dispute: { came_by: disputeWays, kind: disputeKinds, state: disputeStates },
  dispute_event: { actor_kind: disputeActors },
  dispute_notice: { step: disputeNoticeSteps },
  dispute_answer: { state: disputeAnswerStates, via: disputeAnswerVias },
  staff_event: {
    kind: 'no check: a new kind is recorded while an old process still runs',
    actor_kind: staffEventActors,
  },
  order_history: { actor_kind: historyActors },
  received_count: { span: countSpans },
  processed_count: { span: countSpans },
  cockpit_count: { cut: cockpitCuts },
  cockpit_joint_count: { cut: cockpitJointCuts },
};

/** Checks of the database that list no words. */
const otherChecks = [
  'order_history_head_rows_check',
  'order_payment_settled',
  'staff_event_head_one_check',
];

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('the checks of the database list the same words as packages/domain', async () => {
  const { rows } = await database.pool.query<{ name: string; column: string; check: string }>(`
    select c.conname as name, c.conrelid::regclass || '.' || a.attname as column,
      pg_get_constraintdef(c.oid) as check
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'c' and c.connamespace = 'public'::regnamespace`);
  const inDatabase = Object.fromEntries(
    rows
      .filter(({ name }) => !otherChecks.includes(name))
      .map(({ column, check }) => [
        column,
        [...check.matchAll(/'([^']*)'::text/g)].map(([, word]) => word).sort(),
      ]),
  );
  const inDomain = Object.fromEntries(
    Object.entries(enumerations).flatMap(([table, columns]) =>
      Object.entries<readonly string[] | string>(columns).flatMap(([column, words]) =>
        typeof words === 'string' ? [] : [[`${table}.${column}`, [...words].sort()]],
      ),
    ),
  );
  expect(inDatabase).toEqual(inDomain);
});
