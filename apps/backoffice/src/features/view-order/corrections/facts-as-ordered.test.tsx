import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { forgetDrafts } from '../../../shared/drafts.ts';
import { beginSession } from '../../../shared/session/session-store.ts';
import { tokenOf } from '../../../testing/staff.ts';
import { correctedOrder } from '../testing/corrected-order.ts';
import {
  detailsCall,
  fakeServer,
  findOrder,
  openScreen,
  orderReply,
  press,
} from '../testing/open-order.tsx';
import { completedOrder } from '../testing/order.ts';

beforeEach(() => {
  forgetDrafts();
  beginSession({ jwtToken: tokenOf('Sinta', 'Team') });
});

const corrected = { create_ts: '2026-11-20T08:00:00Z', version: 2, reason: null } as const;
const nobody = {
  family_passport_number: null,
  family_nationality: null,
  family_other_nationalities: null,
  family_relationship: null,
};

const form = (label: string) => within(screen.getByRole('form', { name: `Correct ${label}` }));

async function open(order: object = {}) {
  const data = { version: 4, saved: ['place_of_arrival'], conflicts: [] };
  const sent = fakeServer({
    [detailsCall]: () => orderReply(order),
    'PUT /api/admin/update-order': () => ({ status: 1, message: 'Saved.', data }),
  });
  openScreen();
  await findOrder();
  return sent;
}

it('shows what came in beside what is now, to read only', async () => {
  await open(correctedOrder);
  const region = within(screen.getByRole('region', { name: 'Additional Data' }));
  const card = screen.getByRole('radiogroup', { name: 'Values of the declaration' });
  expect(region.getByText('23-11-2026')).toBeDefined();
  fireEvent.click(within(card).getByLabelText('As ordered'));
  expect(region.getByText('21-11-2026')).toBeDefined();
  expect(region.getByText('Now 23-11-2026')).toBeDefined();
  expect(region.getByText('ZZ 480')).toBeDefined();
  expect(region.queryByRole('button', { name: /^Correct / })).toBeNull();
  fireEvent.click(within(card).getByLabelText('Now'));
  expect(region.getByRole('button', { name: 'Correct Date of arrival' })).toBeDefined();
});

it('shows the family and the items as they came in', async () => {
  const correction = { ...corrected, by: 'Dewa', by_kind: 'staff', after_approval: false } as const;
  const family = (name: string) => [{ ...nobody, family_member_name: name }];
  await open({
    familyMember: family('Elias Vale'),
    importingGoods: { ...completedOrder.importingGoods, purchase: 'Yes', cigarettes: 'No' },
    goodsDetails: { value_purchase: '900' },
    corrections: [
      { ...correction, id: 9, field: 'goodsDetails', before: { value_purchase: '1' }, after: {} },
      { ...correction, id: 8, field: 'familyMember', before: [], after: [] },
      { ...correction, id: 7, field: 'importingGoods.cigarettes', before: 'Yes', after: 'No' },
      { ...correction, id: 6, field: 'familyMember', before: family('Ada Vale'), after: [] },
      {
        ...correction,
        id: 5,
        field: 'goodsDetails',
        before: { value_purchase: '1240', number_cigarettes: '400' },
        after: {},
      },
    ],
  });
  const people = within(screen.getByRole('region', { name: 'Family Information' }));
  expect(people.getByText('Elias Vale')).toBeDefined();
  fireEvent.click(people.getByLabelText('As ordered'));
  expect(people.getByText('Ada Vale')).toBeDefined();
  expect(people.queryByText('Elias Vale')).toBeNull();
  expect(people.queryByRole('button', { name: 'Correct Family members' })).toBeNull();

  const items = within(screen.getByRole('region', { name: 'Importing Goods / Items brought' }));
  expect(items.getByText('1 of 8 declared')).toBeDefined();
  fireEvent.click(items.getByLabelText('As ordered'));
  expect(items.getByText('2 of 8 declared')).toBeDefined();
  expect(items.getByText('1,240.00')).toBeDefined();
  expect(items.queryByText('900.00')).toBeNull();
  fireEvent.click(items.getByLabelText('Now'));
  expect(items.getByText('900.00')).toBeDefined();
});

it('has no such choice while no field was corrected', async () => {
  await open();
  expect(screen.queryByRole('radiogroup', { name: 'Values of the declaration' })).toBeNull();
});

it('opens the first field by E, and leads to it while it is open', async () => {
  await open();
  fireEvent.keyDown(document.body, { key: 'e' });
  const input = form('Full name').getByLabelText('Full name');
  await waitFor(() => expect(document.activeElement).toBe(input));
  (document.activeElement as HTMLElement).blur();
  fireEvent.keyDown(document.body, { key: 'e' });
  expect(document.activeElement).toBe(input);
});

it('says what a corrected e-mail brings with it', async () => {
  await open();
  press('Correct Email');
  expect(form('Email').getByText(/^We write to the old and the new address/)).toBeDefined();
});

it('offers known ports for the place of arrival and keeps any other text', async () => {
  const sent = await open();
  press('Correct Place of arrival');
  const input = form('Place of arrival').getByLabelText('Place of arrival');
  const list = document.getElementById(input.getAttribute('list') ?? '');
  const offered = [...(list?.querySelectorAll('option') ?? [])].map(({ value }) => value);
  expect(offered).toContain('I Gusti Ngurah Rai (DPS), Bali');
  fireEvent.change(input, { target: { value: 'A yacht off Lombok' } });
  fireEvent.submit(screen.getByRole('form', { name: 'Correct Place of arrival' }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true));
  expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    changes: { place_of_arrival: 'A yacht off Lombok' },
  });
});
