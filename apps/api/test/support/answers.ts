import { type MockInstance, vi } from 'vitest';
import type { MadeAnswer } from '../../src/papers/dispute-pack/answer-content.ts';
import { packMaker } from '../../src/papers/worker/pack-maker.ts';
import { buildAnswer } from '../../src/usecases/disputes/pack/build-answer.ts';
import { startAdyen } from './adyen-server.ts';
import { testApp } from './app.ts';
import { newCase, paidOrder } from './disputes.ts';
import { startStripe } from './stripe-server.ts';

/** The words of an answer as its file: no thread draws them, and the same words are the same bytes. */
export function drawNothing(more: Partial<MadeAnswer> = {}): MockInstance<typeof packMaker.answer> {
  return vi.spyOn(packMaker, 'answer').mockImplementation(async ({ content }) => ({
    bytes: new TextEncoder().encode(`%PDF-${JSON.stringify(content)}`),
    pages: 2,
    parts: [],
    shortened: [],
    unreadable: [],
    ...more,
  }));
}

/** An app that sends answers to both gateways, whose packs are drawn by `drawNothing`. */
export async function answeringApp() {
  const [stripe, adyen] = await Promise.all([startStripe(), startAdyen()]);
  const app = await testApp({ env: { ...stripe.env, ...adyen.env } });
  const { id, name, email, sessionId } = await app.signIn('Admin', 'Rani');
  const warn = vi.fn();
  const { db, env, documents, logger } = app.services;
  const silent = Object.assign(Object.create(logger), { warn }) as typeof logger;
  const deps = { db, env, documents, logger: silent };
  let number = 0;
  const recordOf = (disputeId: string) =>
    db
      .selectFrom('dispute')
      .selectAll()
      .where('dispute_id', '=', disputeId)
      .executeTakeFirstOrThrow();
  return {
    app,
    stripe,
    adyen,
    warn,
    deps,
    recordOf,
    member: { id, name, email, sessionId, type: 'Admin' } as const,
    /** A case of an order of its own, with the hash of its answer. */
    async caseAt(gateway: string, more: Parameters<typeof newCase>[2] = {}) {
      const at = `gw-${++number}`;
      const orderId = await paidOrder(app);
      const disputeId = await newCase(app, orderId, { gateway, gateway_dispute_id: at, ...more });
      const { sha256 } = await buildAnswer(deps, disputeId);
      return { disputeId, orderId, at, sha256 };
    },
    async answerOf(disputeId: string) {
      const { id: dispute_pk } = await recordOf(disputeId);
      return db
        .selectFrom('dispute_answer')
        .selectAll()
        .where('dispute_pk', '=', dispute_pk)
        .executeTakeFirst();
    },
    async eventsOf(disputeId: string) {
      const { id: dispute_pk } = await recordOf(disputeId);
      const rows = await db
        .selectFrom('dispute_event')
        .select(['action', 'actor_name', 'detail'])
        .where('dispute_pk', '=', dispute_pk)
        .orderBy('id')
        .execute();
      return rows.map(({ action, actor_name, detail }) => [action, actor_name, detail]);
    },
    strays: () => db.selectFrom('stray_document').select('storage_key').execute(),
    async stop() {
      await app.stop();
      await Promise.all([stripe.close(), adyen.close()]);
    },
  };
}
