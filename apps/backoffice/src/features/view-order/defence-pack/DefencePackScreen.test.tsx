import { UiProvider } from '@pabean/ui/UiProvider';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { paths, routePaths } from '../../../shared/paths.ts';
import { fakeServer } from '../testing/open-order.tsx';
import { DefencePackScreen } from './DefencePackScreen.tsx';

const letterCall = 'GET /api/admin/get-defence-letter/104777';
const exhibit = { paragraphs: [], facts: [], table: null, signature: null };
const letter = {
  title: 'Defence Pack 1: order 104777',
  running: 'Defence Pack 1 · order 104777',
  sender: { label: 'Pabean', lines: ['Example Travel Services Ltd', 'Tax ID 00-0000000'] },
  facts: [['Transaction ID', 'TXN-EX-1']],
  subject: 'Response to the dispute of transaction TXN-EX-1',
  letter: ['To whom it may concern,'],
  statement: 'It is not affiliated with the Indonesian government.',
  recorded: ['The time zone of that device.'],
  exhibits: [
    {
      ...exhibit,
      number: 1,
      heading: 'Signature',
      signature: { kind: 'strokes', box: [0, 0, 9, 9], paths: [{ d: 'M0 0 L9 9', width: 2 }] },
    },
    {
      ...exhibit,
      number: 2,
      heading: 'Download history',
      table: {
        columns: [
          { heading: '#', share: 1 },
          { heading: 'Time', share: 5 },
        ],
        rows: [['1', '01-07-2026 12:00:01 UTC\n01-07-2026 08:00:01 New York']],
      },
    },
  ],
  request: ['We ask you to close this dispute.'],
  notice: 'This pack holds personal data.',
};
const gaps = [
  { kind: 'missing', words: 'The transaction ID is not entered.', place: 'transaction' },
  { kind: 'weak', words: 'An e-mail came back undelivered.', place: 'emails' },
  { kind: 'missing', words: 'There is no signature of the customer.', place: 'none' },
];
const reply = (lacks: unknown[] = []) => ({
  status: 1,
  message: 'Defence letter.',
  data: { letter, gaps: lacks },
});

function open(address = paths.defencePack('104777', 1)) {
  const router = createMemoryRouter(
    [{ path: `${routePaths.admin}/${routePaths.defencePack}`, Component: DefencePackScreen }],
    { initialEntries: [address] },
  );
  render(
    <UiProvider theme="staff">
      <RouterProvider router={router} />
    </UiProvider>,
  );
  return router;
}

it('shows the letter and prints it with a press', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  fakeServer({ [letterCall]: () => reply() });
  open();
  const sheet = await screen.findByRole('article', { name: letter.title });
  for (const words of ['TXN-EX-1', letter.subject, letter.statement, 'Tax ID 00-0000000']) {
    within(sheet).getByText(words);
  }
  within(sheet).getByRole('img', { name: 'The signature as the customer drew it' });
  within(sheet).getByRole('cell', { name: /12:00:01 UTC.*08:00:01 New York/s });
  screen.getByText('Nothing is missing in this pack.');
  expect(document.title).toContain('Defence Pack 1, order 104777');
  fireEvent.click(screen.getByRole('button', { name: 'Print Defence Pack' }));
  expect(print).toHaveBeenCalledOnce();
});

it('names what is missing or weak, with the way to where it is filled in', async () => {
  fakeServer({ [letterCall]: () => reply(gaps) });
  open();
  const panel = await screen.findByRole('region', { name: 'Missing or weak in this pack' });
  expect(
    within(panel)
      .getAllByRole('listitem')
      .map((item) => item.textContent?.trim()),
  ).toEqual([
    'Missing: The transaction ID is not entered. Enter Transaction Details',
    'Weak: An e-mail came back undelivered. Email History',
    'Missing: There is no signature of the customer.',
  ]);
  const links = within(panel).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `${paths.viewOrder('104777')}#dispute`,
    `${paths.viewOrder('104777')}#emails`,
  ]);
});

it('changes to the other pack', async () => {
  fakeServer({ [letterCall]: () => reply() });
  const router = open();
  fireEvent.click(await screen.findByRole('radio', { name: 'Pack 2: e-mails' }));
  await screen.findByRole('heading', { level: 1, name: 'Defence Pack 2' });
  expect(router.state.location.pathname).toBe(paths.defencePack('104777', 2));
});

it('says why there is no letter, and offers nothing to print', async () => {
  const message = 'A defence pack can be made once an order is completed or in contact.';
  fakeServer({ [letterCall]: () => ({ status: 0, http: 409, message }) });
  open();
  await screen.findByText(message);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Print Defence Pack' });
  expect(button.disabled).toBe(true);
});

it.each(['3', 'x'])('knows no pack %s', async (type) => {
  open(`${paths.viewOrder('104777')}/defence-pack/${type}`);
  await screen.findByText('There are the defence packs 1 and 2.');
});
