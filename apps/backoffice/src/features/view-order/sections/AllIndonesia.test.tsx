import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { forgetDrafts } from '../../../shared/drafts.ts';
import { beginSession } from '../../../shared/session/session-store.ts';
import { tokenOf } from '../../../testing/staff.ts';
import {
  detailsCall,
  fakeServer,
  findOrder,
  openScreen,
  orderReply,
  press,
} from '../testing/open-order.tsx';

beforeEach(() => {
  forgetDrafts();
  beginSession({ jwtToken: tokenOf('Sinta', 'Team') });
});

async function open(order: object = {}) {
  const data = { version: 4, saved: ['scheme_fields.symptoms'], conflicts: [] };
  const sent = fakeServer({
    [detailsCall]: () => orderReply(order),
    'PUT /api/admin/update-order': () => ({ status: 1, message: 'Saved.', data }),
  });
  openScreen();
  await findOrder();
  return () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
}
const region = () => within(screen.getByRole('region', { name: 'All Indonesia' }));
const editor = (label: string) => within(screen.getByRole('form', { name: `Correct ${label}` }));
const save = (label: string) =>
  fireEvent.submit(screen.getByRole('form', { name: `Correct ${label}` }));

it('shows what is known in words, and how much of it', async () => {
  await open();
  expect(region().getByText('5 of 17 given')).toBeDefined();
  for (const words of ['30-06-2031', 'Female', 'Holiday', 'United Kingdom, Singapore', 'GBP 400']) {
    expect(region().getByText(words)).toBeDefined();
  }
});

it('is not there for an order of another declaration with none of it', async () => {
  await open({ scheme: 'e-cd', scheme_fields: {} });
  expect(screen.queryByRole('region', { name: 'All Indonesia' })).toBeNull();
  expect(screen.queryByRole('link', { name: /^To file/ })).toBeNull();
});

it('corrects each kind with its own editor', async () => {
  const saved = await open();
  press('Correct Symptoms of illness now');
  const symptoms = 'Symptoms of illness now';
  fireEvent.click(editor(symptoms).getByLabelText('Fever'));
  fireEvent.click(editor(symptoms).getByLabelText('Rash'));
  fireEvent.click(editor(symptoms).getByLabelText('Fever'));
  save(symptoms);
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]).toMatchObject({ changes: { scheme_fields: { symptoms: 'rash' } } });

  await waitFor(() => press('Correct Cash by currency'));
  const cash = editor('Cash by currency').getByLabelText<HTMLTextAreaElement>('Cash by currency');
  expect(cash.value).toBe('GBP 400');
  fireEvent.change(cash, { target: { value: 'GBP 400\neur 20.5' } });
  save('Cash by currency');
  await waitFor(() => expect(saved()).toHaveLength(2));
});

it('says of an IMEI whose check digit does not fit, and sends nothing', async () => {
  const imei = 'Phones and tablets to be registered (IMEI)';
  const saved = await open();
  press(`Correct ${imei}`);
  fireEvent.change(editor(imei).getByLabelText(imei), { target: { value: '490154203237519' } });
  save(imei);
  await editor(imei).findByText(/its check digit does not fit/);
  expect(saved()).toHaveLength(0);
});

it('lists what is missing to file, and asks the traveller for exactly what is ticked', async () => {
  const asked: unknown[] = [];
  fakeServer({
    [detailsCall]: () => orderReply({ process_status: 'New', uploadDoc: null }),
    'POST /api/admin/preview-question': () => ({ status: 0, http: 503, message: 'Not now.' }),
    'POST /api/admin/ask-traveller': ({ body }: { body: unknown }) => {
      asked.push(body);
      return { status: 1, message: 'Asked.', data: { questionId: 4 } };
    },
  });
  openScreen();
  await findOrder();
  const card = within(screen.getByRole('region', { name: 'Before you file' }));
  expect(card.getByText('All Indonesia, 11 missing')).toBeDefined();
  const nav = within(screen.getByRole('navigation', { name: 'Sections of this order' }));
  expect(nav.getByRole('link', { name: /^To file/ }).textContent).toBe('To file11');
  expect(card.queryByLabelText('Passport expiry date')).toBeNull();
  for (const tick of card.getAllByRole('checkbox').slice(2)) fireEvent.click(tick);
  fireEvent.click(card.getByRole('button', { name: 'Ask the traveller for these 2' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Passport issued by')).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Ask' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({
    wants: 'fields',
    template: 'missingDetails',
    fields: ['scheme_fields.passport_country', 'scheme_fields.birth_place'],
  });
});
