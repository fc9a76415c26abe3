import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { openDocumentStore } from '../../src/adapters/documents/index.ts';
import { readEnv } from '../../src/core/env.ts';
import { Refusal } from '../../src/core/refusal.ts';
import { connect } from '../../src/db/connect.ts';
import { submitAnswer } from '../../src/usecases/disputes/answer/submit-answer.ts';

/** A process that sends the answers to these cases at once, each with the hash that was read. */
const cases = JSON.parse(process.argv[2] ?? '[]') as { disputeId: string; sha256: string }[];
const memberId = Number(process.argv[3]);
const env = readEnv();
const logger = pino({ level: 'silent' });
const { db } = connect(env.databaseUrl ?? '');
const documents = await openDocumentStore(env, logger);
const member = { id: memberId, name: 'Rani', type: 'Admin' } as never;

/** On a busy machine a call may be asked to come again, as in the browser; a "no" ends the process. */
async function submit(one: (typeof cases)[number]): Promise<void> {
  for (;;) {
    try {
      await submitAnswer({ db, env, documents, logger }, member, '192.0.2.1', one);
      return;
    } catch (error) {
      if (error instanceof Refusal && error.status !== 503) throw error;
      await sleep(500);
    }
  }
}

await Promise.all(cases.map(submit));
