import { staffSentence } from '@pabean/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OrderDetail } from '../order-store.ts';
import { correctedOrder } from '../testing/corrected-order.ts';
import {
  detailsCall,
  fakeServer,
  findOrder,
  openScreen,
  orderReply,
  press,
} from '../testing/open-order.tsx';
import { markedOrder } from '../testing/order-marks.ts';

const words = (rule: string) => staffSentence('all-indonesia', 1, rule);
const region = (name: string) => screen.getByRole('region', { name });
const goods = () => within(region('Importing Goods / Items brought'));
const family = () => within(region('Family Information'));
const answer = (number: number) => goods().getAllByRole('listitem')[number - 1]?.textContent;

async function open(more: Partial<OrderDetail> = {}) {
  fakeServer({ [detailsCall]: () => orderReply({ ...markedOrder, ...more }) });
  openScreen();
  await findOrder();
}

/** Follows the way from the list of marks. @returns what it led to */
function follow(link: string, nth = 0): Element | null {
  const all = within(region('Marks')).getAllByRole('link', { name: link });
  fireEvent.click(all[nth] as HTMLElement);
  return document.activeElement;
}

it('stands under the answer it is of, and is led to', async () => {
  await open();
  expect(answer(5)).toContain(`Error: ${words('excise.undeclared')}`);
  expect(answer(4)).not.toContain('Error');
  expect(follow('Answer 5')?.textContent).toBe(`Error: ${words('excise.undeclared')}`);
  // In the list and under the answer.
  expect(screen.getAllByText(words('excise.undeclared'))).toHaveLength(2);
});

it('stands in the item, where it is of what is listed', async () => {
  await open();
  const item = goods().getByRole('heading', { name: /^6\./ }).parentElement;
  expect(item?.textContent).toContain(`Warning: ${words('details.currency-unknown')}`);
  expect(item?.textContent).not.toContain(words('goods.near'));
  expect(answer(6)).toContain(`Note: ${words('goods.near')}`);
  expect(answer(6)).not.toContain('Warning');
  const led = [follow('Answer 6'), follow('Answer 6', 1)].map((place) => place?.textContent);
  expect(led).toEqual([
    `Warning: ${words('details.currency-unknown')}`,
    `Note: ${words('goods.near')}`,
  ]);
});

it('stands at the member whose passport the traveller has too', async () => {
  await open();
  const marked = family()
    .getAllByRole('row')
    .filter((row) => row.textContent?.includes(words('family.same-passport')));
  expect(marked.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'Ida Ostrowick-Vale',
  ]);
  expect(follow('Family Information')?.closest('tr')).toBe(marked[0]);
});

it('stands above the family where it is of nobody that is listed now', async () => {
  await open({ familyMember: [] });
  expect(family().getByText(words('family.same-passport'))).toBeTruthy();
  expect(follow('Family Information')?.textContent).toContain(words('family.same-passport'));
});

it('stands under a value of the scheme', async () => {
  await open();
  const scheme = within(region('All Indonesia'));
  expect(scheme.getByText(words('passport.six-months'))).toBeTruthy();
});

it('is of the present: as ordered there is none, and the way leads to the section', async () => {
  const [correction] = correctedOrder.corrections;
  if (correction === undefined) throw new Error('The sample has no correction.');
  const corrected = {
    ...correction,
    field: 'importingGoods.cigarettes',
    before: 'Yes',
    after: 'No',
  };
  await open({ corrections: [corrected] });
  fireEvent.click(goods().getByRole('radio', { name: 'As ordered' }));
  expect(goods().queryByText(words('excise.undeclared'))).toBeNull();
  expect(follow('Answer 5')).toBe(region('Importing Goods / Items brought'));
});

it('stays while the items are corrected', async () => {
  await open();
  press('Correct Items brought');
  expect(follow('Answer 5')?.textContent).toBe(`Error: ${words('excise.undeclared')}`);
});
