import { atOnce } from '@pabean/ui/testing/at-once';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { forgetDrafts } from '../../../shared/drafts.ts';
import { beginSession } from '../../../shared/session/session-store.ts';
import { tokenOf } from '../../../testing/staff.ts';
import { addressConflict, correctedOrder } from '../testing/corrected-order.ts';
import {
  detailsCall,
  fakeServer,
  findOrder,
  openScreen,
  orderReply,
  press,
  type Sent,
} from '../testing/open-order.tsx';

const updateCall = 'PUT /api/admin/update-order';

beforeEach(() => {
  forgetDrafts();
  beginSession({ jwtToken: tokenOf('Sinta', 'Team') });
});

const saved = (...fields: string[]) => ({
  status: 1,
  message: 'Saved.',
  data: { version: 4, saved: fields, conflicts: [] },
});
const bodies = (sent: readonly Sent[]) =>
  sent.filter(({ path }) => path === '/api/admin/update-order').map(({ body }) => body);
const form = (label: string) => within(screen.getByRole('form', { name: `Correct ${label}` }));
const type = (label: string, field: string, value: string) =>
  fireEvent.change(form(label).getByLabelText(field), { target: { value } });
const save = (label: string) =>
  fireEvent.submit(screen.getByRole('form', { name: `Correct ${label}` }));

async function open(answer: Parameters<typeof fakeServer>[0][string], order: object = {}) {
  const sent = fakeServer({ [detailsCall]: () => orderReply(order), [updateCall]: answer });
  openScreen();
  await findOrder();
  return sent;
}

it('saves what was typed with why, and gives the focus back', async () => {
  const sent = await open(() => saved('passport_number'));
  press('Correct Passport number');
  const input = form('Passport number').getByLabelText('Passport number');
  expect(document.activeElement).toBe(input);
  type('Passport number', 'Passport number', 'ZX1204478');
  type('Passport number', 'Why', 'Typing mistake');
  save('Passport number');
  await waitFor(() => expect(document.activeElement?.id).toBe('correct-passport_number'));
  expect(bodies(sent)).toEqual([
    {
      orderId: '104777',
      version: expect.any(Number),
      changes: { passport_number: 'ZX1204478' },
      reason: 'Typing mistake',
    },
  ]);
  expect(screen.queryByRole('form', { name: 'Correct Passport number' })).toBeNull();
});

it('opens by F2, and Escape gives the value and the focus back without a call', async () => {
  const sent = await open(() => saved());
  fireEvent.keyDown(screen.getByRole('button', { name: 'Correct Occupation' }), { key: 'F2' });
  type('Occupation', 'Occupation', 'Sailor');
  fireEvent.keyDown(form('Occupation').getByLabelText('Occupation'), { key: 'Escape' });
  await waitFor(() => expect(document.activeElement?.id).toBe('correct-occupation'));
  expect(screen.queryByText('Sailor')).toBeNull();
  expect(bodies(sent)).toEqual([]);
});

it('a field that was not changed is closed without a call', async () => {
  const sent = await open(() => saved());
  press('Correct Occupation');
  save('Occupation');
  await waitFor(() =>
    expect(screen.queryByRole('form', { name: 'Correct Occupation' })).toBeNull(),
  );
  expect(bodies(sent)).toEqual([]);
});

it('a broken rule stands beside its field, and goes when it is right', async () => {
  const sent = await open(() => saved());
  press('Correct Date of birth');
  type('Date of birth', 'Date of birth', '');
  save('Date of birth');
  const wrong = await screen.findByText(/^Date of birth is missing/);
  expect(form('Date of birth').getByLabelText('Date of birth').getAttribute('aria-invalid')).toBe(
    'true',
  );
  type('Date of birth', 'Date of birth', '1988-03-15');
  await waitFor(() => expect(wrong.isConnected).toBe(false));
  expect(bodies(sent)).toEqual([]);
});

it('a rule that only the server knows stands beside its field too', async () => {
  const message = 'Confirm email differs from Email.';
  await open(() => ({
    status: 0,
    http: 422,
    message,
    errors: [{ path: 'changes.confirm_email', message }],
  }));
  press('Correct Confirm email');
  type('Confirm email', 'Confirm email', 'other@example.com');
  save('Confirm email');
  expect((await form('Confirm email').findAllByText(message)).length).toBeGreaterThan(0);
});

it('what could not be saved stays, also for the next visit to this order', async () => {
  fakeServer({ [detailsCall]: () => orderReply() });
  const { unmount } = openScreen();
  await findOrder();
  press('Correct Occupation');
  type('Occupation', 'Occupation', 'Sailor');
  save('Occupation');
  expect(await form('Occupation').findByText(/cannot be reached/)).toBeDefined();
  unmount();
  openScreen();
  await findOrder();
  press('Correct Occupation, not saved yet');
  expect(form('Occupation').getByLabelText<HTMLInputElement>('Occupation').value).toBe('Sailor');
});

it('another field can be opened meanwhile: the first stays as a draft', async () => {
  await open(() => saved());
  press('Correct Occupation');
  type('Occupation', 'Occupation', 'Sailor');
  press('Correct Full name');
  expect(screen.getByRole('button', { name: 'Correct Occupation, not saved yet' })).toBeDefined();
  expect(screen.queryByRole('form', { name: 'Correct Occupation' })).toBeNull();
});

it('what is typed while a save is on its way stays, as does another editor', async () => {
  const answers: (() => void)[] = [];
  const sent = await open(
    () =>
      new Promise<Response>((resolve) => {
        answers.push(() => resolve(Response.json(saved('occupation'))));
      }),
  );
  press('Correct Occupation');
  type('Occupation', 'Occupation', 'Sailor');
  save('Occupation');
  await waitFor(() => expect(answers).toHaveLength(1));
  type('Occupation', 'Occupation', 'Sailor of ships');
  press('Correct Full name');
  answers[0]?.();
  await waitFor(() => expect(sent.filter(({ method }) => method === 'GET')).toHaveLength(2));
  expect(form('Full name').getByLabelText('Full name')).toBeDefined();
  press('Correct Occupation, not saved yet');
  expect(form('Occupation').getByLabelText<HTMLInputElement>('Occupation').value).toBe(
    'Sailor of ships',
  );
  save('Occupation');
  await waitFor(() => expect(bodies(sent)).toHaveLength(2));
  expect(bodies(sent)[1]).toMatchObject({ version: 4, changes: { occupation: 'Sailor of ships' } });
});

it('a stale save shows both values; mine goes with the new version', async () => {
  let time = 0;
  const conflict = {
    status: 0,
    http: 409,
    message: 'Dewa corrected Address in Indonesia in the meantime.',
    data: addressConflict,
  };
  const sent = await open(() => (time++ === 0 ? conflict : saved('address_in_indonesia')));
  press('Correct Address in Indonesia');
  type('Address in Indonesia', 'Address in Indonesia', 'Villa 4B, Example Road, Ubud, Bali');
  save('Address in Indonesia');
  const editor = form('Address in Indonesia');
  expect(await editor.findByText('Villa 7, Example Road, Ubud, Bali')).toBeDefined();
  expect(editor.getByText('Villa 4B, Example Road, Ubud, Bali', { selector: 'bdi' })).toBeDefined();
  const mine = editor.getByRole<HTMLInputElement>('radio', { name: /yours, not saved yet/ });
  expect(mine.checked).toBe(true);
  expect(document.activeElement).toBe(mine);
  atOnce(() => save('Address in Indonesia'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
  expect(bodies(sent)).toHaveLength(1);
  save('Address in Indonesia');
  await waitFor(() => expect(bodies(sent)).toHaveLength(2));
  expect(bodies(sent)[1]).toMatchObject({
    version: 4,
    changes: { address_in_indonesia: 'Villa 4B, Example Road, Ubud, Bali' },
  });
  await waitFor(() => expect(document.activeElement?.id).toBe('correct-address_in_indonesia'));
});

it('theirs can stay: the draft ends without another call', async () => {
  const sent = await open(() => ({
    status: 0,
    http: 409,
    message: 'Dewa corrected Address in Indonesia in the meantime.',
    data: addressConflict,
  }));
  press('Correct Address in Indonesia');
  type('Address in Indonesia', 'Address in Indonesia', 'Villa 4B, Example Road, Ubud, Bali');
  save('Address in Indonesia');
  fireEvent.click(await screen.findByRole('radio', { name: /Dewa’s, saved/ }));
  save('Address in Indonesia');
  await waitFor(() =>
    expect(screen.queryByRole('form', { name: 'Correct Address in Indonesia' })).toBeNull(),
  );
  expect(bodies(sent)).toHaveLength(1);
});

it('a machine-readable line of a passport is read and checked', async () => {
  await open(() => saved());
  press('Correct Passport number');
  const input = form('Passport number').getByLabelText<HTMLInputElement>('Passport number');
  const paste = (text: string) =>
    fireEvent.paste(input, { clipboardData: { getData: () => text } });
  paste('L898902C36UTO7408122F1204159ZE184226B<<<<<10');
  expect(await screen.findByText('The check digits fit.')).toBeDefined();
  expect(input.value).toBe('L898902C3');
  paste('L898902C46UTO7408122F1204159ZE184226B<<<<<10');
  expect(await screen.findByText(/check digits do not fit/)).toBeDefined();
  expect(input.value).toBe('L898902C4');
  paste('<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<');
  expect(await screen.findByText(/not the machine-readable line/)).toBeDefined();
});

it('the telephone is corrected with its dialling code', async () => {
  const sent = await open(() => saved('country_code'));
  press('Correct Telephone');
  type('Telephone', 'Country code', 'Japan');
  save('Telephone');
  await waitFor(() => expect(bodies(sent)).toMatchObject([{ changes: { country_code: 'Japan' } }]));
});

it('the family is corrected as one list', async () => {
  const sent = await open(() => saved('familyMember'));
  press('Correct Family Information');
  press('Add a person');
  save('Family Information');
  expect(await screen.findByText('Name of person 2 is missing.')).toBeDefined();
  const [, second] = form('Family Information').getAllByLabelText('Name');
  fireEvent.change(second as Element, { target: { value: 'Noor Vale' } });
  press('Take out person 1');
  save('Family Information');
  await waitFor(() =>
    expect(bodies(sent)).toMatchObject([
      { changes: { familyMember: [{ family_member_name: 'Noor Vale' }] } },
    ]),
  );
});

it('of the answers only the changed ones go, and the details with them', async () => {
  const sent = await open(() => saved('importingGoods.narcotics', 'goodsDetails'));
  press('Correct Items brought');
  type('Items brought', '2. Narcotics, psychotropic substances, precursors, drugs', 'Yes');
  type('Items brought', 'Units of item 2', 'kg');
  save('Items brought');
  await waitFor(() => expect(bodies(sent)).toHaveLength(1));
  expect(bodies(sent)[0]).toMatchObject({
    changes: {
      importingGoods: { narcotics: 'Yes' },
      goodsDetails: { units_narcotics: 'kg', value_purchase: 1240 },
    },
  });
  expect(Object.keys((bodies(sent)[0] as { changes: object }).changes)).toHaveLength(2);
});

it('lists corrections, and says what was approved', async () => {
  await open(() => saved(), correctedOrder);
  const table = screen.getByLabelText<HTMLTableElement>('Corrections', { selector: 'table' });
  const rows = Array.from(table.rows, (row) =>
    Array.from(row.cells, (cell) => cell.textContent.trim()).slice(1),
  );
  expect(rows).toEqual([
    ['Field', 'Before', 'After', 'Corrected by', 'Why'],
    ['Date of arrival', '21-11-2026', '23-11-2026', 'Dewa', 'Traveller wrote'],
    ['Flight / voyage', 'ZZ 480', 'ZZ 482', 'Dewa', 'Traveller wrote'],
    [
      'Family Information',
      'Nobody',
      'Elias Ostrowick-Vale, ZX1204502, United Kingdom, Child',
      'Sinta',
      '—',
    ],
  ]);
  expect(screen.getByText('Approved as 21-11-2026')).toBeDefined();
  expect(screen.getByText('Changed after approval.')).toBeDefined();
});

it('what a payment recorded has no editor', async () => {
  await open(() => saved());
  const names = screen
    .getAllByRole('button', { name: /^Correct / })
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toContain('Correct Email');
  expect(names.filter((name) => /Transaction|Merchant|Amount|IP|zone/.test(name ?? ''))).toEqual(
    [],
  );
});
