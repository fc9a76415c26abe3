import { formatDateMinutes } from '@pabean/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { openScreen } from '../../shared/report/testing/open-screen.tsx';
import { clearSession } from '../../shared/session/session-store.ts';
import { openOffice } from '../../testing/draw.tsx';
import { fakeFetch, json } from '../../testing/fake-fetch.ts';
import { shellAnswers } from '../../testing/staff.ts';
import { SystemScreen } from './SystemScreen.tsx';
import { fineSystem, wrongSystem } from './testing/system-sample.ts';

afterEach(clearSession);

const system = () => json({ status: 1, message: 'System.', data: wrongSystem });
const done = (data: object) => () => json({ status: 1, message: 'Done.', data });

function open(answers: object = {}) {
  const sent = fakeFetch({
    ...shellAnswers('Rani', 'Admin'),
    '/api/admin/get-system': system,
    ...answers,
  });
  openOffice(paths.page('system'), 'Admin');
  const bodyOf = (path: string) => sent.find((each) => each.path === path)?.body;
  const looks = () => sent.filter(({ path }) => path === '/api/admin/get-system').length;
  return { bodyOf, looks };
}

it('sends the ticked mails again, and no other', async () => {
  const path = '/api/admin/send-mails-again';
  const { bodyOf, looks } = open({ [path]: done([]) });
  const table = within(await screen.findByRole('table', { name: 'Mail trouble' }));
  expect(screen.getByText('4 of 12, not delivered')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(bodyOf(path)).toBeUndefined();
  fireEvent.click(table.getByRole('checkbox', { name: 'Select Approval of 104811' }));
  fireEvent.click(table.getByRole('checkbox', { name: 'Select Question of 104790' }));
  fireEvent.click(screen.getByRole('button', { name: 'Send 2 again' }));
  await waitFor(() =>
    expect(bodyOf(path)).toEqual({
      mails: wrongSystem.mail.troubled
        .slice(0, 2)
        .map(({ order_id, mail_id }) => ({ orderId: order_id, mailId: mail_id })),
    }),
  );
  await screen.findByRole('button', { name: 'Send again' });
  await waitFor(() => expect(looks()).toBe(2));
});

it('keeps the ticks when the mails could not be sent', async () => {
  open({ '/api/admin/send-mails-again': () => json({ status: 0, message: 'Not now.' }, 503) });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Approval of 104811' }));
  fireEvent.click(screen.getByRole('button', { name: 'Send 1 again' }));
  await screen.findByText('Not now.');
  await screen.findByRole('button', { name: 'Send 1 again' });
});

it('says what a provider that refuses us says', async () => {
  open();
  await screen.findByText(
    /^Sendgrid is rejecting our account. 3 e-mails have been waiting since .* answered 401: .*invalid$/,
  );
});

it('says which moments can be restored, and why no later ones', async () => {
  open();
  const card = within(await screen.findByRole('region', { name: 'Backups' }));
  expect(card.getByText(/^Any moment from .* can be restored\./).textContent).toBe(
    `Any moment from ${formatDateMinutes('2026-11-19T04:01Z')} to ${formatDateMinutes('2026-11-21T08:12Z')} can be restored. 812 MB of WAL wait: /backups has no room left`,
  );
});

it('names the places when there are several, and says nothing where no WAL is archived', async () => {
  const [archive] = fineSystem.wal_archives ?? [];
  const other = { ...archive, place: 's3://far', from: null };
  let data: object = { ...fineSystem, wal_archives: [archive, other] };
  open({ '/api/admin/get-system': () => json({ status: 1, message: 'System.', data }) });
  expect(await screen.findByText(/^Any moment .* can be restored from \/backups\.$/)).toBeTruthy();
  expect(screen.getByText('Nothing can be restored from s3://far yet.')).toBeTruthy();
  // A server of an earlier version knows of none.
  data = { ...fineSystem, wal_archives: undefined };
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(screen.queryByText(/can be restored/)).toBeNull());
  expect(screen.getByText('Nothing needs attention.')).toBeTruthy();
});

it('tries failing jobs again at a press, and asks before it drops them', async () => {
  const [again, drop] = ['/api/admin/try-job-again', '/api/admin/drop-job'];
  const { bodyOf } = open({ [again]: done({ jobs: 3 }), [drop]: done({ jobs: 3 }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Try again: Mail through Sendgrid' }));
  await waitFor(() => expect(bodyOf(again)).toEqual({ kind: 'send_mail_Sendgrid' }));
  fireEvent.click(screen.getByRole('button', { name: 'Drop: Mail through Sendgrid' }));
  await screen.findByText('Drop 3 failing of Mail through Sendgrid?');
  expect(bodyOf(drop)).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(bodyOf(drop)).toEqual({ kind: 'send_mail_Sendgrid', seen: 3 }));
});

it('shows how many fail now where more do than the question named', async () => {
  let failing = 3;
  const message = '5 jobs fail now, not 3. None was dropped.';
  open({
    '/api/admin/get-system': () => {
      const jobs = wrongSystem.jobs.map((job) =>
        job.failing === 0 ? job : { ...job, failing, waiting: 6 },
      );
      return json({ status: 1, message: 'System.', data: { ...wrongSystem, jobs } });
    },
    '/api/admin/drop-job': () => {
      failing = 5;
      return json({ status: 0, message }, 409);
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Drop: Mail through Sendgrid' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await screen.findByText(message);
  await screen.findByText('5 of 6 fail');
});

it('asks before it signs somebody out, and never offers to sign out oneself', async () => {
  const path = '/api/admin/sign-out-member';
  const { bodyOf } = open({ [path]: done({}) });
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out Dewa' }));
  await screen.findByText('Sign out Dewa?');
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(bodyOf(path)).toEqual({ memberId: '2' }));
  expect(screen.queryByRole('button', { name: 'Sign out Rani' })).toBeNull();
});

it('waits for the answer of a slow server before it looks again, from the first look on', async () => {
  vi.useFakeTimers();
  let data = wrongSystem;
  const sent = fakeFetch({
    '/api/admin/get-system': () =>
      new Promise<Response>((resolve) => {
        setTimeout(() => resolve(json({ status: 1, message: 'System.', data })), 14_000);
      }),
  });
  openScreen(SystemScreen);
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await wait(15_000);
  expect(screen.getByRole('table', { name: 'Mail trouble' })).toBeTruthy();
  data = fineSystem;
  await wait(30_000);
  expect(screen.getByText(/Nothing needs attention/)).toBeTruthy();
  expect(sent.length).toBeLessThan(4);
});

it.each([true, false])(
  'says that it could not look until a look succeeds (seen before: %s)',
  async (wasSeen) => {
    vi.useFakeTimers();
    let works = wasSeen;
    let looks = 0;
    fakeFetch({
      '/api/admin/get-system': () =>
        new Promise<Response>((resolve) => {
          looks += 1;
          const answer = works ? system() : json({ status: 0, message: 'Not now.' }, 503);
          setTimeout(() => resolve(answer), 1000);
        }),
    });
    openScreen(SystemScreen);
    const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await wait(1500);
    works = false;
    await wait(wasSeen ? 11_000 : 0);
    const panel = screen.getByRole('alert');
    const before = looks;
    for (let tenths = 0; tenths < 130; tenths++) {
      await wait(100);
      expect(screen.getByRole('alert')).toBe(panel);
    }
    expect(looks).toBeGreaterThan(before);
    const again = within(panel).getByRole('button', { name: 'Try again' });
    again.focus();
    fireEvent.click(again);
    await wait(500);
    expect(document.activeElement).toBe(again);
    works = true;
    await wait(13_000);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('table', { name: 'Mail trouble' })).toBeTruthy();
  },
);
