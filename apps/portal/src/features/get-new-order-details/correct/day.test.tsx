import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { json } from '../../../testing/answers.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { standingAt } from '../../../testing/orders.ts';
import { declaredValues, ownCalls, ownOrder } from '../../../testing/own-order.ts';
import { calls, history } from '../../../testing/replies.ts';
import { texts } from './texts/en.ts';

/*
 * Days among the details.
 */

const correct = '/api/front/correct-order';
const data = { version: 4, way: 'save', saved: [], conflicts: [] };
const saved = () => json({ status: 1, message: 'Saved.', data });
type Correction = Parameters<typeof ownOrder>[1];

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  sessionStorage.clear();
});

async function open(correction: Correction = {}, isOpen = false) {
  const sent = fakeFetch({
    [calls.history]: history([], standingAt('preparing')),
    [ownCalls.own]: ownOrder({ paid: null }, { values: declaredValues, ...correction }),
    [correct]: saved,
  });
  openPortal(paths.orderDetailsOf('104777'));
  const summary = await screen.findByText(texts.open);
  if (!isOpen) fireEvent.click(summary);
  return () =>
    sent
      .filter(({ path }) => path === correct)
      .map(({ body }) => (body as { changes: unknown }).changes);
}
function edit(label: string) {
  fireEvent.click(screen.getByRole('button', { name: `Change: ${label}` }));
  return editor(label);
}
function editor(label: string, group = label) {
  const form = screen.getByRole('form', { name: label });
  const day = within(within(form).getByRole('group', { name: group }));
  const input = (part: string) => day.getByLabelText<HTMLInputElement>(part);
  return {
    form: within(form),
    input,
    values: () => ['Day', 'Month', 'Year'].map((part) => input(part).value),
    type: (part: string, value: string) => fireEvent.change(input(part), { target: { value } }),
    save: () => fireEvent.submit(form),
  };
}

it('corrects a date of birth in its three parts, and refuses a day that is none', async () => {
  const sent = await open();
  const { input, values, type, save, form } = edit('Date of birth');
  expect(values()).toEqual(['11', '3', '1998']);
  expect(document.activeElement).toBe(input('Day'));
  expect(input('Year').autocomplete).toBe('bday-year');
  type('Day', '31');
  type('Month', '2');
  save();
  form.getAllByText('The day is wrong: February 1998 has 28 days.');
  expect(document.activeElement).toBe(input('Day'));
  expect(input('Day').getAttribute('aria-invalid')).toBe('true');
  expect(input('Month').getAttribute('aria-invalid')).toBeNull();
  expect(sent()).toEqual([]);
  type('Day', '21');
  expect(form.queryByRole('alert')).toBeNull();
  save();
  await screen.findByText('Saved. Before: 11 March 1998');
  expect(sent()).toEqual([{ dob: '1998-02-21' }]);
});

it('keeps half a day, says so in its row, and has it again after a reload', async () => {
  await open();
  const day = edit('Date of arrival');
  day.type('Month', '');
  edit('Date of birth');
  screen.getByText('You typed: 3 / — / 2026.');
  edit('Date of arrival');
  cleanup();
  document.body.replaceChildren();
  await open({}, true);
  expect(editor('Date of arrival').values()).toEqual(['3', '', '2026']);
});

it('checks a day of an item only where it was typed here', async () => {
  const values = {
    ...declaredValues,
    'importingGoods.goods_originating': 'Yes',
    goodsDetails: { date_month_year_import: 'last March' },
  };
  const sent = await open({ values });
  fireEvent.click(screen.getByRole('button', { name: 'Change: Items that you bring' }));
  const items = editor('Items that you bring', texts.goodsImportDate);
  expect(items.values()).toEqual(['last March', '', '']);
  fireEvent.change(items.form.getByLabelText(texts.goodsQuantity), { target: { value: '2' } });
  items.save();
  await screen.findByText(/^Saved\. Before:/);
  expect(sent()).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Change: Items that you bring' }));
  const again = editor('Items that you bring', texts.goodsImportDate);
  again.type('Day', '3');
  again.save();
  again.form.getByText('Please fill in: Month and Year.');
  expect(document.activeElement).toBe(again.input('Month'));
  expect(sent()).toHaveLength(1);
});

it('says nothing of a day of an item that was changed elsewhere while another detail was typed', async () => {
  const answer = { ...declaredValues, 'importingGoods.goods_originating': 'Yes' };
  const stored = (day: string) => ({ ...answer, goodsDetails: { date_month_year_import: day } });
  await open({ values: stored('21/05/2027') });
  fireEvent.click(screen.getByRole('button', { name: 'Change: Items that you bring' }));
  const typing = editor('Items that you bring', texts.goodsImportDate);
  fireEvent.change(typing.form.getByLabelText(texts.goodsQuantity), { target: { value: '2' } });
  cleanup();
  document.body.replaceChildren();
  const sent = await open({ values: stored('2027-05-22') }, true);
  const items = editor('Items that you bring', texts.goodsImportDate);
  expect(items.values()).toEqual(['21', '5', '2027']);
  items.save();
  // It goes, and the server says what there is to choose from.
  await screen.findByText(/^Saved\. Before:/);
  expect(sent()).toMatchObject([{ goodsDetails: { date_month_year_import: '21/05/2027' } }]);
});

it('shows a day of an item in its parts, in whatever shape it came in', async () => {
  const details = { date_month_year_import: '14-03-2026' };
  const answer = { 'importingGoods.goods_originating': 'Yes' };
  const sent = await open({ values: { ...declaredValues, ...answer, goodsDetails: details } });
  fireEvent.click(screen.getByRole('button', { name: 'Change: Items that you bring' }));
  const items = editor('Items that you bring', texts.goodsImportDate);
  expect(items.values()).toEqual(['14', '3', '2026']);
  items.type('Day', '15');
  expect(items.values()).toEqual(['15', '3', '2026']);
  items.save();
  await screen.findByText(/^Saved\. Before:/);
  expect(sent()).toEqual([{ goodsDetails: { date_month_year_import: '2026-03-15' } }]);
});
