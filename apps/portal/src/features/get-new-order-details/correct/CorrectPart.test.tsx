import 'fake-indexeddb/auto';
import { atOnce } from '@pabean/ui/testing/at-once';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { type Answers, json } from '../../../testing/answers.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { standingAt } from '../../../testing/orders.ts';
import { declaredValues, ownCalls, ownOrder } from '../../../testing/own-order.ts';
import { calls, history } from '../../../testing/replies.ts';
import { readUnsent } from '../conversation/unsent.ts';
import { texts as marked } from '../marks/texts/en.ts';
import { texts } from './texts/en.ts';

const correct = '/api/front/correct-order';

async function open(values: object = {}, answers: Answers = {}) {
  const sent = fakeFetch({
    [calls.history]: history([], standingAt('preparing')),
    [ownCalls.own]: ownOrder({ paid: null }, { values: { ...declaredValues, ...values } }),
    ...answers,
  });
  openPortal(paths.orderDetailsOf('104777'));
  fireEvent.click(await screen.findByText(texts.open));
  return (path: string) => sent.filter((one) => one.path === path).map(({ body }) => body);
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  sessionStorage.clear();
});

it('offers no details of items where every question is answered with no', async () => {
  await open();
  expect(screen.queryByRole('button', { name: /Items that you bring/ })).toBeNull();
});

it('corrects the details of the items that were declared, as one list', async () => {
  const saved = () =>
    json({ status: 1, message: 'Saved.', data: { way: 'save', version: 4, conflicts: [] } });
  const sent = await open(
    {
      'importingGoods.currency': 'Yes',
      goodsDetails: { description_of_Goods_currency: 'Notes', amountofmoney_currency: '9000' },
    },
    { [correct]: saved },
  );
  const row = screen.getByRole('button', { name: 'Change: Items that you bring' });
  expect(row.parentElement?.textContent).toContain('Notes');
  fireEvent.click(row);
  const form = within(screen.getByRole('form', { name: texts.fields.goodsDetails }));
  expect(form.getAllByRole('group')).toHaveLength(1);
  const amount = form.getByLabelText<HTMLInputElement>(texts.goodsMoneyAmount);
  expect(amount.value).toBe('9000');
  expect(form.queryByLabelText(texts.goodsImportNumber)).toBeNull();
  fireEvent.change(amount, { target: { value: '8000.50' } });
  fireEvent.change(form.getByLabelText(texts.goodsMoneyForm), { target: { value: 'Cash' } });
  fireEvent.click(form.getByRole('button', { name: texts.save }));
  await waitFor(() => expect(sent(correct)).toHaveLength(1));
  expect(sent(correct)[0]).toMatchObject({
    changes: {
      goodsDetails: {
        description_of_Goods_currency: 'Notes',
        amountofmoney_currency: '8000.50',
        currencyoption_currency: 'Cash',
      },
    },
  });
});

it('says that we have it where it arrived in the words of another language', async () => {
  // The answer to the first send was lost, and the page has other words for the same key now.
  const used = () =>
    json({ status: 0, message: 'Used.', errors: [{ path: 'key', message: 'Used.' }] }, 409);
  await open({}, { [calls.write]: used });
  fireEvent.click(screen.getByRole('button', { name: texts.askEmail }));
  const form = screen.getByRole('form', { name: texts.askEmail });
  fireEvent.change(within(form).getByRole('textbox'), { target: { value: 'new@example.com' } });
  fireEvent.submit(form);
  await screen.findByText('We have your message.');
  expect(await readUnsent('104777', 'email')).toBeUndefined();
});

it('asks us to change the e-mail, once, and keeps what was typed until then', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let answer: () => Response = () => {
    throw new TypeError('offline');
  };
  const sent = await open({}, { [calls.write]: () => answer() });
  expect(screen.queryByRole('button', { name: /^Change: E/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: texts.askEmail }));
  const form = within(screen.getByRole('form', { name: texts.askEmail }));
  fireEvent.change(form.getByRole('textbox', { name: /New e-mail/ }), {
    target: { value: 'new@example.com' },
  });
  fireEvent.submit(screen.getByRole('form', { name: texts.askEmail }));
  await form.findByText(/no internet/);
  await waitFor(async () =>
    expect((await readUnsent('104777', 'email'))?.text).toBe('new@example.com'),
  );
  answer = () =>
    json({
      status: 1,
      message: 'We have your message.',
      data: { id: 4, at: '2026-11-21T10:00:00Z' },
    });
  fireEvent.submit(screen.getByRole('form', { name: texts.askEmail }));
  await screen.findByText('We have your message.');
  const bodies = sent(calls.write) as { text: string; key: string }[];
  expect(bodies.map(({ text }) => text)).toEqual(
    bodies.map(() => 'Please change my e-mail to new@example.com'),
  );
  expect(new Set(bodies.map(({ key }) => key)).size).toBe(1);
  expect(await readUnsent('104777', 'email')).toBeUndefined();
});

it('says of no other address that we have it, and gives the focus back', async () => {
  const data = { id: 4, at: '2026-11-21T10:00:00Z' };
  await open({}, { [calls.write]: () => json({ status: 1, message: 'Thank you.', data }) });
  const toggle = screen.getByRole('button', { name: texts.askEmail });
  const form = () => screen.getByRole('form', { name: texts.askEmail });
  const box = () => within(form()).getByRole('textbox');
  fireEvent.click(toggle);
  fireEvent.change(box(), { target: { value: 'new@example.com' } });
  within(form()).getByRole('button', { name: 'Send' }).focus();
  fireEvent.submit(form());
  await screen.findByText('We have your message.');
  expect(document.activeElement).toBe(toggle);
  fireEvent.click(toggle);
  fireEvent.change(box(), { target: { value: 'newer@example.com' } });
  await waitFor(() => expect(screen.queryByText('We have your message.')).toBeNull());
  const cancel = within(form()).getByRole('button', { name: texts.cancel });
  cancel.focus();
  fireEvent.click(cancel);
  expect(document.activeElement).toBe(toggle);
});

it('a stale save is a choice of both values, and what is there now can stay', async () => {
  const data = (mine: string) => ({
    version: 7,
    way: 'save',
    saved: [],
    conflicts: [{ field: 'occupation', mine, theirs: 'Pipe tuner', by: 'staff' }],
  });
  let stale = true;
  const sent = await open(
    {},
    {
      [correct]: () =>
        stale
          ? json({ status: 0, message: 'Changed.', data: data('Organist') }, 409)
          : json({ status: 1, message: 'Saved.', data: { ...data(''), conflicts: [] } }),
    },
  );
  const edit = () => {
    fireEvent.click(screen.getByRole('button', { name: 'Change: Occupation' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Occupation' }), {
      target: { value: 'Organist' },
    });
    fireEvent.submit(screen.getByRole('form', { name: 'Occupation' }));
  };
  edit();
  const mine = await screen.findByRole<HTMLInputElement>('radio', { name: 'You typed: Organist.' });
  expect(mine.checked).toBe(true);
  expect(document.activeElement).toBe(mine);
  expect(screen.queryByRole('textbox', { name: 'Occupation' })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'It is now: Pipe tuner.' }));
  fireEvent.submit(screen.getByRole('form', { name: 'Occupation' }));
  expect(screen.queryByRole('form', { name: 'Occupation' })).toBeNull();
  expect(sent(correct)).toHaveLength(1);

  edit();
  await screen.findByRole('radio', { name: 'You typed: Organist.' });
  stale = false;
  // The second tap of a double tap has chosen nothing.
  atOnce(() => fireEvent.submit(screen.getByRole('form', { name: 'Occupation' })));
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
  expect(sent(correct)).toHaveLength(2);
  fireEvent.submit(screen.getByRole('form', { name: 'Occupation' }));
  await screen.findByText(/^Saved\. Before:/);
  expect(sent(correct)).toMatchObject([
    {},
    {},
    { version: 7, changes: { occupation: 'Organist' } },
  ]);
});

const mark = {
  field: 'importingGoods.purchase',
  editor: 'goodsDetails',
  severity: 'warning',
  text: 'detailsMissing',
  sentence: 'English of the server.',
} as const;
const dateMark = { ...mark, field: 'doa', editor: 'doa', severity: 'error', text: 'arrivalPast' };

it('shows what was found, opens its field with one press, and forgets it once it is mended', async () => {
  let isMended = false;
  const values = { ...declaredValues, 'importingGoods.purchase': 'Yes' };
  const marks = () => (isMended ? [mark] : [dateMark, mark]) as (typeof mark)[];
  const sent = await open(
    {},
    {
      [ownCalls.own]: () => ownOrder({ paid: null }, { values }, { marks: marks() })(),
      [correct]: () => {
        isMended = true;
        const data = { way: 'save', version: 4, saved: ['doa'], conflicts: [] };
        return json({ status: 1, message: 'Saved.', data });
      },
    },
  );
  const found = within(await screen.findByRole('region', { name: marked.heading }));
  expect(found.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining(marked.sentences.arrivalPast),
    expect.stringContaining(marked.sentences.detailsMissing),
  ]);
  // Closed again by the person: the press opens it.
  const summary = screen.getByText(texts.open);
  fireEvent.click(summary);
  await new Promise((toggled) => setTimeout(toggled, 50));
  expect(summary.closest('details')?.open).toBe(false);
  fireEvent.click(found.getByRole('button', { name: 'Change: Date of arrival' }));
  const form = screen.getByRole('form', { name: 'Date of arrival' });
  expect(form.closest('details')?.open).toBe(true);
  expect(form.contains(document.activeElement)).toBe(true);
  fireEvent.change(within(form).getByLabelText('Day'), { target: { value: '13' } });
  fireEvent.submit(form);
  await waitFor(() => expect(found.getAllByRole('listitem')).toHaveLength(1));
  expect(sent(correct)).toMatchObject([{ changes: { doa: '2026-12-13' } }]);

  // What is mended in the details opens them, and the sentence stands there too.
  fireEvent.click(found.getByRole('button', { name: /^Change: Goods bought abroad/ }));
  const items = screen.getByRole('form', { name: texts.fields.goodsDetails });
  expect(items.contains(document.activeElement)).toBe(true);
  expect(screen.getAllByText(marked.sentences.detailsMissing)).toHaveLength(2);
});

it('asks for a correction of what was found, once filing has begun', async () => {
  const own = ownOrder(
    { paid: null },
    { way: 'ask', values: declaredValues },
    { marks: [dateMark] as (typeof mark)[] },
  );
  fakeFetch({ [calls.history]: history([], standingAt('preparing')), [ownCalls.own]: own });
  openPortal(paths.orderDetailsOf('104777'));
  const found = within(await screen.findByRole('region', { name: marked.heading }));
  fireEvent.click(found.getByRole('button', { name: 'Ask: Date of arrival' }));
  const form = within(screen.getByRole('form', { name: 'Date of arrival' }));
  form.getByRole('button', { name: texts.askThis });
});

it('corrects the fields of the scheme, each with the input of its kind', async () => {
  const saved = () =>
    json({
      status: 1,
      message: 'Saved.',
      data: { way: 'save', version: 4, saved: [], conflicts: [] },
    });
  const scheme = {
    'scheme_fields.purpose': 'holiday',
    'scheme_fields.passport_expiry': '2031-02-03',
    'scheme_fields.symptoms': ['fever', 'cough'],
    'scheme_fields.cash_by_currency': [{ currency: 'EUR', amount: '1200.50' }],
    'scheme_fields.visa': null,
  };
  const sent = await open(scheme, { [correct]: saved });
  const row = (label: string) =>
    screen.getByRole('button', { name: `Change: ${label}` }).parentElement?.textContent;
  expect(row('Purpose of your visit')).toContain('Holiday');
  expect(row('Passport expiry date')).toContain('3 February 2031');
  expect(row('Symptoms of illness now')).toContain('Fever, Cough');
  expect(row('Cash by currency')).toContain('EUR 1200.50');
  expect(screen.queryByRole('button', { name: 'Change: Province' })).toBeNull();

  const edit = (label: string) => {
    fireEvent.click(screen.getByRole('button', { name: `Change: ${label}` }));
    return within(screen.getByRole('form', { name: label }));
  };
  const purpose = edit('Purpose of your visit');
  const field = purpose.getByRole<HTMLSelectElement>('combobox');
  expect(field.value).toBe('holiday');
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: 'work' } });
  fireEvent.submit(screen.getByRole('form', { name: 'Purpose of your visit' }));
  await screen.findByText('Saved. Before: Holiday');

  const symptoms = edit('Symptoms of illness now');
  expect(symptoms.getByRole<HTMLInputElement>('checkbox', { name: 'Cough' }).checked).toBe(true);
  fireEvent.click(symptoms.getByRole('checkbox', { name: 'Fever' }));
  fireEvent.submit(screen.getByRole('form', { name: 'Symptoms of illness now' }));
  await screen.findByText('Saved. Before: Fever, Cough');
  expect(sent(correct)).toMatchObject([
    { changes: { scheme_fields: { purpose: 'work' } } },
    { changes: { scheme_fields: { symptoms: 'cough' } } },
  ]);
});
