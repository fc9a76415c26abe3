import { spawnSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPdf } from '../../../src/adapters/pdf/draw-pdf.ts';
import { textsOfAnswer } from '../../../src/papers/dispute-pack/answer-content.ts';
import { answerContent } from '../../../src/usecases/disputes/pack/answer-content.ts';
import { buildAnswer } from '../../../src/usecases/disputes/pack/build-answer.ts';
import { readAnswer } from '../../../src/usecases/disputes/pack/read-answer.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { newCase, paidOrder } from '../../support/disputes.ts';
import { addDocument } from '../../support/documents.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const names = [
  'Łucja Śnieżka',
  'Омар Степовик',
  'Ελένη Νικολάου',
  'ნინო ქართველი',
  '王俊凯',
  '高木 あいな',
  '호슬아',
  'สมชาย ปิ่นแก้ว',
  'יונת תאני',
  'تومي عوضية',
];
const codes = ['10.4', '13.1', '12.6.1', '13.3', '13.5', '13.6', '13.7', '12.5', '11.3', 'ZZ9'];

/** What a record may hold; each of the twenty orders has another choice of them. */
const parts = [
  'paid',
  'device',
  'terms',
  'policy',
  'shown',
  'document',
  'downloads',
  'mail',
] as const;
type Part = (typeof parts)[number] | 'message' | 'refund';
const all: readonly Part[] = [...parts, 'message', 'refund'];

/** Words that stand only with their part. */
const claims: readonly [RegExp, Part][] = [
  [/payment of|was confirmed|Payment confirmed/, 'paid'],
  [/Device ID|3-D Secure|from the IP address of the purchase/, 'device'],
  [/our terms|Terms ticked|Terms and|SHA-256 of the terms/, 'terms'],
  [/refund policy,|Refund policy ticked|refund policy ticked/, 'policy'],
  [/was shown that|Disclosure shown|disclosure says/, 'shown'],
  [/was prepared|Code\n|Ready\n/, 'document'],
  [/whole download|Whole downloads/, 'downloads'],
  [/mailed to the customer|receiving server|E-mails with the document/, 'mail'],
  [/wrote to us|Conversation/, 'message'],
  [/was refunded|Refund record/, 'refund'],
];

async function orderWith(held: ReadonlySet<Part>, full_name: string): Promise<string> {
  const has = (part: Part, value: string) => (held.has(part) ? value : undefined);
  const moment = '2026-11-14T09:16:00Z';
  const evidence = {
    ip: has('device', '203.0.113.42'),
    device_id: has('device', 'dv_8f21c07be49a3d16'),
    three_ds: has('device', 'authenticated'),
    terms_ticked_at: has('terms', moment),
    terms_hash: has('terms', 'a'.repeat(64)),
    refund_policy_ticked_at: has('policy', moment),
    disclosure_shown_at: has('shown', moment),
  };
  const orderId = await paidOrder(
    app,
    {
      full_name,
      address_in_indonesia: 'Jalan Contoh 12, Ubud',
      ...(!held.has('paid') && { paid_at: null }),
      ...(held.has('refund') && { refund_date: '2026-11-17T10:00:00Z' }),
    },
    JSON.parse(JSON.stringify(evidence)),
  );
  const { id: order_pk } = await app.order(orderId);
  if (held.has('document')) await addDocument(app, orderId, { code_outcome: 'readable' });
  if (held.has('downloads')) {
    const row = { order_pk, ip: '203.0.113.42', browser: 'Firefox' };
    await app.db.insertInto('download').values(Array(210).fill(row)).execute();
  }
  if (held.has('mail') && held.has('document')) {
    const { id: document_id } = await app.db
      .selectFrom('document')
      .select('id')
      .where('order_pk', '=', order_pk)
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('mail_message')
      .values({
        id: crypto.randomUUID(),
        order_pk,
        kind: 'approval',
        recipient: 'maren@example.com',
        subject: 'Your declaration',
        html: '',
        body_text: '',
        document_id,
        mail_service_provider: 'AWS',
        state: 'sent',
        transport: 'ses',
        sent_at: '2026-11-15T10:00:12Z',
      })
      .execute();
  }
  if (held.has('message')) {
    const body = 'X1234567, born 1990-05-17, Jalan Contoh 12, Ubud';
    const entry = { order_pk, kind: 'message' as const, author: 'traveller' as const, body };
    await app.db.insertInto('order_message').values(entry).execute();
  }
  return orderId;
}

test('no claim stands without its record, and nothing that no bank needs', async () => {
  const stood = new Set<Part>();
  for (let at = 0; at < 20; at += 1) {
    // Bits of a number that walks through all choices: each part is there and not there ten times or so.
    const bits = (at * 613 + 77) % 1024;
    const held = new Set(all.filter((_, bit) => at === 19 || (bits >> bit) % 2 === 1));
    if (!held.has('document')) held.delete('mail');
    const orderId = await orderWith(held, names[at % 10] ?? '');
    const disputeId = await newCase(app, orderId, { reason_code: codes[at % 10] ?? null });
    const record = await readAnswer(app.services, disputeId);
    const { content } = answerContent(record, app.services.env.company);
    const words = [...textsOfAnswer(content)].map((text) => `${text}\n`).join('');
    for (const [claim, part] of claims) {
      if (held.has(part) && claim.test(words)) stood.add(part);
      if (!held.has(part)) expect([at, words.match(claim)?.[0]]).toEqual([at, undefined]);
    }
    expect(words).toContain(names[at % 10]);
    // Said in the request itself: not every reason has a place for it above.
    expect(content.request.includes('refunded on 17-11-2026')).toBe(held.has('refund'));
    expect(words).not.toMatch(/X1234567|1990-05-17|17-05-1990|Jalan|undefined|null|NaN|Invalid/);
    // To be looked at, and given to other readers: a folder named in PACKS.
    if (process.env.PACKS) {
      const { made } = await buildAnswer(app.services, disputeId);
      await writeFile(join(process.env.PACKS, `${at}.pdf`), made.bytes);
    }
  }
  // No pattern is one that never stands.
  expect([...stood].sort()).toEqual([...all].sort());
});

const qpdf = spawnSync('qpdf', ['--version']).status === 0;

test.each([
  ['stripe', 'visa', 49, 4_500_000],
  ['adyen', 'mastercard', 19, 2_000_000],
  ['solidgate', 'visa', 19, 4_000_000],
])('a pack for %s and %s keeps its limits', async (gateway, network, pages, bytes) => {
  const orderId = await orderWith(new Set(all), names.join(' '));
  const reason_code = network === 'visa' ? '10.4' : '4853';
  const disputeId = await newCase(app, orderId, { gateway, network, reason_code });
  const { made, troubles, sha256 } = await buildAnswer(app.services, disputeId);
  expect(troubles).toEqual([]);
  expect(made.pages).toBeLessThanOrEqual(pages);
  expect(made.bytes.length).toBeLessThanOrEqual(bytes);
  expect(made.shortened).toContain('The latest 200 of 210 downloads.');
  expect((await buildAnswer(app.services, disputeId)).sha256).toBe(sha256);
  const file = join(tmpdir(), `answer-${process.pid}-${gateway}.pdf`);
  await writeFile(file, made.bytes);
  const pdf = await openPdf(made.bytes);
  expect(pdf.pages).toBe(made.pages);
  if (qpdf) expect(spawnSync('qpdf', ['--check', file]).status).toBe(0);
  await rm(file);
});
