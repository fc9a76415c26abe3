import * as calls from '@pabean/api-client/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { IntakeDisputeSchema } from './intake-disputes.ts';
import { long, wrongs } from './testing/wrongs.ts';

describe('a case from the intake', () => {
  const told = { dispute_id: 'd-1', gateway: 'card', network: 'visa', kind: 'chargeback' };
  const wrong = (more: object) => wrongs(IntakeDisputeSchema, { ...told, ...more });

  test('what is left out is open, and blanks are nothing', () => {
    const blank = { order_id: '', last_four: '', amount: '', currency: '', opened_at: '' };
    const nothing = { order_id: null, last_four: null, amount: null, currency: null };
    expect(v.parse(IntakeDisputeSchema, told)).toEqual({ ...told, state: 'open' });
    expect(v.parse(IntakeDisputeSchema, { ...told, ...blank })).toEqual({
      ...told,
      ...nothing,
      opened_at: null,
      state: 'open',
    });
  });

  test('moments are kept in UTC', () => {
    const moments = {
      opened_at: ' 2026-03-01T07:00:00+07:00 ',
      answer_due_at: '2026-03-09T00:00Z',
    };
    expect(v.parse(IntakeDisputeSchema, { ...told, ...moments })).toMatchObject({
      opened_at: '2026-03-01T00:00:00.000Z',
      answer_due_at: '2026-03-09T00:00:00.000Z',
    });
  });

  test.each<[object]>([
    [{ dispute_id: long(200), gateway: long(100), network: long(40) }],
    [{ transaction_id: long(200), payment_id: long(200), outcome: long(2000) }],
    [{ reason_code: long(40), sub_reason: long(60), category: long(60) }],
    [{ order_id: '104777', last_four: '4242', currency: 'EUR' }],
    [{ amount: '69' }],
    [{ amount: '12345678901.123' }],
  ])('%j is taken', (more) => expect(wrong(more)).toEqual([]));

  test.each<[object, string[]]>([
    [{ dispute_id: '' }, ['dispute_id: is missing']],
    [{ dispute_id: long(201) }, ['dispute_id: has more than 200 characters']],
    [{ gateway: undefined }, ['gateway: is not a text']],
    [{ gateway: long(101) }, ['gateway: has more than 100 characters']],
    [{ network: long(41) }, ['network: has more than 40 characters']],
    [{ transaction_id: long(201) }, ['transaction_id: has more than 200 characters']],
    [{ payment_id: long(201) }, ['payment_id: has more than 200 characters']],
    [{ reason_code: long(41) }, ['reason_code: has more than 40 characters']],
    [{ sub_reason: long(61) }, ['sub_reason: has more than 60 characters']],
    [{ category: long(61) }, ['category: has more than 60 characters']],
    [{ outcome: long(2001) }, ['outcome: has more than 2000 characters']],
    [{ order_id: 'no id' }, ['order_id: is not an order id']],
    [{ last_four: '424' }, ['last_four: is not four digits']],
    [
      { last_four: 'x4242' },
      ['last_four: has more than 4 characters', 'last_four: is not four digits'],
    ],
    [
      { last_four: '42424' },
      ['last_four: has more than 4 characters', 'last_four: is not four digits'],
    ],
    [{ amount: '69,00' }, ['amount: is not a sum like 69.00 (a text)']],
    [{ amount: '-69' }, ['amount: is not a sum like 69.00 (a text)']],
    [{ amount: '69.' }, ['amount: is not a sum like 69.00 (a text)']],
    [{ amount: '69.1234' }, ['amount: is not a sum like 69.00 (a text)']],
    [{ amount: '123456789012' }, ['amount: is not a sum like 69.00 (a text)']],
    [{ amount: 69 }, ['amount: is not a text']],
    [{ currency: 'eur' }, ['currency: is not a currency code']],
    [{ opened_at: 'soon' }, ['opened_at: is not a moment (ISO 8601 with zone)']],
    [{ opened_at: '1899-12-31T00:00:00Z' }, ['opened_at: is not a moment (ISO 8601 with zone)']],
    [{ opened_at: '2200-01-01T00:00:00Z' }, ['opened_at: is not a moment (ISO 8601 with zone)']],
    [{ answer_due_at: 5 }, ['answer_due_at: is not a text']],
    [{ paid: 'x' }, ['paid: is not a field that is known here']],
  ])('%j is refused', (more, expected) => expect(wrong(more)).toEqual(expected));

  test('kinds and states are told by name', () => {
    expect(wrong({ kind: 'refund' })).toEqual([
      'kind: is not one of alert, inquiry, fraud_report, chargeback, pre_arbitration',
    ]);
    expect(wrong({ state: 'closed' })).toEqual([
      'state: is not one of open, answered, won, lost, accepted, prevented, expired',
    ]);
  });

  test('one case or a list of at most 200', () => {
    const body = calls.intakeDisputes.body;
    expect(wrongs(body, told)).toEqual([]);
    expect(wrongs(body, Array(200).fill(told))).toEqual([]);
    expect(wrongs(body, [])).toEqual([': The list is empty.']);
    expect(wrongs(body, Array(201).fill(told))).toEqual([': At most 200 cases a call.']);
    expect(wrongs(body, 'a case')).toEqual([': is not an object']);
  });

  test('its answer says each case', () => {
    const row = { dispute_id: 'DP-1', order_id: null, state: 'open', created: true };
    const reply = (data: object) => v.is(calls.intakeDisputes.reply, { status: 1, data });
    expect(reply([row, { ...row, order_id: '104777', state: 'won' }])).toBe(true);
    expect(reply([{ ...row, state: 'closed' }])).toBe(false);
    for (const key of Object.keys(row)) expect(reply([{ ...row, [key]: undefined }])).toBe(false);
  });
});

describe('a change of a case', () => {
  const wrong = (change: object) =>
    wrongs(calls.updateDispute.body, { disputeId: 'DP-12', version: 1, change }).length;

  test.each<[object]>([
    [{ what: 'member', memberId: 'me' }],
    [{ what: 'member', memberId: 7 }],
    [{ what: 'member', memberId: null }],
    [{ what: 'order', orderId: '104777' }],
    [{ what: 'summary', words: long(20_000) }],
    [{ what: 'exhibits', order: Array(60).fill(long(60)), off: Array(60).fill(long(60)) }],
    [{ what: 'exhibits', order: [], off: [] }],
    [{ what: 'facts' }],
    [{ what: 'facts', openedAt: '2026-03-01T00:00:00Z', answerDueAt: null }],
    [{ what: 'facts', amount: '', currency: '', network: 'visa', reasonCode: '' }],
    [{ what: 'facts', amount: '69.00', currency: 'usd', reasonCode: long(40) }],
    [{ what: 'remove-file', fileId: 'b9a1f6de-8a1d-4a3e-9d0e-0c3a5f6b7c8d' }],
    [{ what: 'state', state: 'won' }],
    [{ what: 'state', state: 'lost', lacked: Array(20).fill(long(200)), note: long(2000) }],
  ])('%j is taken', (change) => expect(wrong(change)).toBe(0));

  test.each<[object]>([
    [{ what: 'member', memberId: 'you' }],
    [{ what: 'member', memberId: 0 }],
    [{ what: 'member' }],
    [{ what: 'order', orderId: 'no id' }],
    [{ what: 'summary', words: long(20_001) }],
    [{ what: 'summary', words: 'a\0b' }],
    [{ what: 'exhibits', order: Array(61).fill('a'), off: [] }],
    [{ what: 'exhibits', order: [], off: Array(61).fill('a') }],
    [{ what: 'exhibits', order: [long(61)], off: [] }],
    [{ what: 'exhibits', order: [], off: [long(61)] }],
    [{ what: 'facts', openedAt: 'soon' }],
    [{ what: 'facts', openedAt: null }],
    [{ what: 'facts', answerDueAt: '' }],
    [{ what: 'facts', amount: '69,00' }],
    [{ what: 'facts', currency: 'Euro' }],
    [{ what: 'facts', network: '' }],
    [{ what: 'facts', reasonCode: long(41) }],
    [{ what: 'remove-file', fileId: '7' }],
    [{ what: 'state', state: 'closed' }],
    [{ what: 'state', state: 'lost', lacked: Array(21).fill('a') }],
    [{ what: 'state', state: 'lost', lacked: [long(201)] }],
    [{ what: 'state', state: 'lost', note: long(2001) }],
    [{ what: 'erase' }],
    [{}],
  ])('%j is refused', (change) => expect(wrong(change)).toBeGreaterThan(0));

  test('what is left out of a state is empty', () => {
    const body = { disputeId: 'DP-12', version: 1, change: { what: 'state', state: 'won' } };
    expect(v.parse(calls.updateDispute.body, body).change).toEqual({
      what: 'state',
      state: 'won',
      lacked: [],
      note: '',
    });
  });

  test.each(['DP-1', 'DP-123456789012'])('%s is a case', (disputeId) =>
    expect(wrongs(calls.addDisputeFile.body, { disputeId })).toEqual([]),
  );
  test.each(['DP-', 'DP-1234567890123', 'xDP-1', 'DP-1x', '1', ''])('%j is no case', (disputeId) =>
    expect(wrongs(calls.addDisputeFile.body, { disputeId })).toEqual([
      'disputeId: This is not a case.',
    ]),
  );
});

describe('a case by hand', () => {
  const written = {
    gateway: 'card',
    gatewayDisputeId: 'd-1',
    payment: '',
    network: 'visa',
    reasonCode: '',
    kind: 'alert',
    openedAt: '2026-03-01T00:00:00Z',
    answerDueAt: null,
  };
  const wrong = (more: object) => wrongs(calls.addDispute.body, { ...written, ...more });

  test('sum and currency may be left out, and the currency is written in capitals', () => {
    expect(v.parse(calls.addDispute.body, written)).toMatchObject({ amount: '', currency: '' });
    const sum = { amount: ' 69.00 ', currency: ' eur' };
    expect(v.parse(calls.addDispute.body, { ...written, ...sum })).toMatchObject({
      amount: '69.00',
      currency: 'EUR',
    });
  });

  test.each<[object, string[]]>([
    [{}, []],
    [{ gateway: '' }, ['gateway: Please name the gateway.']],
    [
      { gatewayDisputeId: ' ' },
      ['gatewayDisputeId: Please enter the gateway’s number of the case.'],
    ],
    [{ network: '' }, ['network: Please select the network.']],
    [{ kind: '' }, ['kind: Please select the kind.']],
    [{ amount: '69,00' }, ['amount: Please write an amount like 69.00.']],
    [{ amount: 'x69' }, ['amount: Please write an amount like 69.00.']],
    [{ amount: '69x' }, ['amount: Please write an amount like 69.00.']],
    [{ amount: '69.' }, ['amount: Please write an amount like 69.00.']],
    [{ amount: '69.1234' }, ['amount: Please write an amount like 69.00.']],
    [{ amount: '12345678901.123' }, []],
    [{ currency: 'EU' }, ['currency: Please write its three letters, like USD.']],
    [{ currency: 'E1R' }, ['currency: Please write its three letters, like USD.']],
    [{ currency: 'Euro' }, ['currency: Please write its three letters, like USD.']],
    [{ payment: long(200), reasonCode: long(40) }, []],
  ])('%j', (more, expected) => expect(wrong(more)).toEqual(expected));

  test.each<[object]>([
    [{ gateway: long(101) }],
    [{ gatewayDisputeId: long(201) }],
    [{ payment: long(201) }],
    [{ network: long(41) }],
    [{ reasonCode: long(41) }],
    [{ currency: 'EURO' }],
    [{ openedAt: 'soon' }],
    [{ answerDueAt: 'soon' }],
    [{ openedAt: undefined }],
  ])('%j is refused', (more) => expect(wrong(more)).toHaveLength(1));
});

describe('the desk of cases', () => {
  const wrong = (query: object) => wrongs(calls.getDisputes.query, query);

  test('is taken with all its filters', () => {
    const filters = {
      page: '2',
      limit: 200,
      after: 'DP-0',
      state: 'all',
      due: '1',
      unattached: '1',
      kind: 'alert',
      disputed: '1',
      ended: '90',
      network: long(40),
      reason: long(40),
      gateway: long(100),
      member: '123456789012345',
      q: long(200),
      from: '2026-01-01',
      to: '2026-02-28',
    };
    expect(wrong(filters)).toEqual([]);
    expect(wrong({ member: 'none' })).toEqual([]);
    expect(v.parse(calls.getDisputes.query, {})).toEqual({ page: 1, limit: 50 });
  });

  test.each<[object, string[]]>([
    [{ after: 'DP-' }, ['after: This is not a case.']],
    [{ member: 'nones' }, ['member: This is no member.']],
    [{ member: 'anone' }, ['member: This is no member.']],
    [{ member: '1234567890123456' }, ['member: This is no member.']],
    [{ from: '2026-02-30' }, ['from: Use YYYY-MM-DD.']],
    [{ to: 'today' }, ['to: Use YYYY-MM-DD.']],
  ])('%j is refused', (query, expected) => expect(wrong(query)).toEqual(expected));

  test.each<[object]>([
    [{ state: 'closed' }],
    [{ due: '0' }],
    [{ unattached: 'yes' }],
    [{ disputed: '0' }],
    [{ ended: '30' }],
    [{ kind: 'refund' }],
    [{ network: long(41) }],
    [{ reason: long(41) }],
    [{ gateway: long(101) }],
    [{ q: long(201) }],
    [{ q: 'a\0' }],
  ])('%j is refused', (query) => expect(wrong(query)).toHaveLength(1));
});
