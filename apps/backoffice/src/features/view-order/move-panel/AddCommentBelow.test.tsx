import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { beginSession } from '../../../shared/session/session-store.ts';
import { json } from '../../../testing/fake-fetch.ts';
import { tokenOf } from '../../../testing/staff.ts';
import { conversationOrder } from '../testing/conversation.ts';
import { detailsCall, fakeServer, openScreen, orderReply } from '../testing/open-order.tsx';

const addRemark = 'POST /api/admin/add-new-remark';
const move = 'PUT /api/admin/move-order-status';

const remark = () => screen.findByLabelText<HTMLTextAreaElement>('Remark');
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the remark', () => {
  it('is asked for in the words of the specification', async () => {
    const sent = fakeServer({ [detailsCall]: () => orderReply() });
    openScreen();
    type(await remark(), '   ');
    press('Add Comment');
    await screen.findByText('Please enter your remark');
    expect(sent).toHaveLength(1);
  });

  it('stays when it could not be sent, with the reason beside it', async () => {
    const refusal = { status: 0, http: 500, message: 'Something went wrong.' };
    fakeServer({ [detailsCall]: () => orderReply(), [addRemark]: () => refusal });
    openScreen();
    type(await remark(), 'Called twice');
    press('Add Comment');
    const form = screen.getByRole('form', { name: 'Add comment' });
    await within(form).findByText('Something went wrong.');
    expect((await remark()).value).toBe('Called twice');
  });

  it('goes with its flags by Ctrl+Enter, is cleared, and shows in the history', async () => {
    let asked = 0;
    const sent = fakeServer({
      [detailsCall]: () => orderReply(asked++ === 0 ? { remark: [] } : {}),
      [addRemark]: () => ({ status: 1, message: 'Remark has been added successfully' }),
    });
    openScreen();
    type(await remark(), 'Called about the camera value.');
    fireEvent.click(screen.getByLabelText('Telephone'));
    fireEvent.keyDown(await remark(), { key: 'Enter', ctrlKey: true });
    await screen.findByRole('table', { name: 'Comment History' });
    expect(sent[1]?.body).toMatchObject({
      orderId: '104777',
      remark: 'Called about the camera value.',
      whatsapp: '',
      telephone: 'Y',
    });
    expect((await remark()).value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>('Telephone').checked).toBe(false);
  });
});

describe('a remark that was not sent', () => {
  it('is there again after another screen, and gone once it was sent', async () => {
    fakeServer({
      [detailsCall]: () => orderReply(),
      [addRemark]: () => ({ status: 1, message: 'Remark has been added successfully' }),
    });
    const first = openScreen();
    type(await remark(), 'Half a thought');
    fireEvent.click(screen.getByLabelText('Voided'));
    first.unmount();

    const second = openScreen();
    expect((await remark()).value).toBe('Half a thought');
    expect(screen.getByLabelText<HTMLInputElement>('Voided').checked).toBe(true);
    press('Add Comment');
    await waitFor(async () => expect((await remark()).value).toBe(''));
    second.unmount();

    openScreen();
    expect((await remark()).value).toBe('');
  });

  it('is not shown to another member of the same name', async () => {
    fakeServer({ [detailsCall]: () => orderReply() });
    const as = (id: number) => act(() => beginSession({ jwtToken: tokenOf('Ani', 'Team', id) }));
    as(7);
    const first = openScreen();
    type(await remark(), 'Half a thought');
    first.unmount();
    as(8);
    const second = openScreen();
    expect((await remark()).value).toBe('');
    second.unmount();
    as(7);
    openScreen();
    expect((await remark()).value).toBe('Half a thought');
  });
});

describe('a remark that is sent twice', () => {
  const answered = { status: 1, message: 'Remark has been added successfully' };
  const drafts = () => Object.values({ ...sessionStorage }).join('');
  const bodiesOf = (sent: ReturnType<typeof fakeServer>) =>
    sent.filter(({ path }) => path.endsWith('add-new-remark')).map(({ body }) => body);

  it('is the same one from another visit of its draft, while the first send is under way', async () => {
    let reply: (() => void) | undefined;
    const sent = fakeServer({
      [detailsCall]: () => orderReply(),
      [addRemark]: () =>
        reply
          ? answered
          : new Promise<Response>((resolve) => {
              reply = () => resolve(json(answered));
            }),
    });
    const first = openScreen();
    type(await remark(), 'Called twice');
    press('Add Comment');
    await waitFor(() => expect(reply).toBeDefined());
    first.unmount();
    openScreen();
    expect((await remark()).value).toBe('Called twice');
    press('Add Comment');
    await waitFor(async () => expect((await remark()).value).toBe(''));
    reply?.();
    const bodies = bodiesOf(sent);
    expect(bodies).toHaveLength(2);
    expect(bodies[0]).toMatchObject({ key: expect.stringMatching(/^[\w-]{8,64}$/) });
    expect(bodies[1]).toEqual(bodies[0]);
  });

  it('has its key before it is pressed, for a tab that is made a copy of meanwhile', async () => {
    const sent = fakeServer({ [detailsCall]: () => orderReply(), [addRemark]: () => answered });
    const first = openScreen();
    type(await remark(), 'Called twice');
    await waitFor(() => expect(drafts()).toContain('"key"'));
    const copy = { ...sessionStorage };
    press('Add Comment');
    await waitFor(async () => expect((await remark()).value).toBe(''));
    first.unmount();
    expect(drafts()).toBe('');
    for (const [name, value] of Object.entries(copy)) sessionStorage.setItem(name, value);
    const second = openScreen();
    expect((await remark()).value).toBe('Called twice');
    press('Add Comment');
    await waitFor(async () => expect((await remark()).value).toBe(''));
    second.unmount();
    openScreen();
    type(await remark(), 'Called twice');
    press('Add Comment');
    await waitFor(async () => expect((await remark()).value).toBe(''));
    const [one, other, third] = bodiesOf(sent);
    expect(other).toEqual(one);
    // The same words once more, after they were sent, are another remark.
    expect(third).toMatchObject({ remark: 'Called twice', key: expect.any(String) });
    expect(third).not.toEqual(one);
  });

  it('leaves nothing behind of words that were taken back', async () => {
    fakeServer({ [detailsCall]: () => orderReply() });
    openScreen();
    type(await remark(), 'Called');
    await waitFor(() => expect(drafts()).toContain('"key"'));
    type(await remark(), '');
    await waitFor(() => expect(drafts()).toBe(''));
  });
});

describe('the moves', () => {
  it('leave out the present status, and put Delete last', async () => {
    fakeServer({ [detailsCall]: () => orderReply({ process_status: 'Awaiting' }) });
    openScreen();
    await remark();
    const list = within(screen.getByRole('list', { name: 'Move this order' }));
    const names = list.getAllByRole('button').map((one) => one.textContent);
    expect(names).toEqual([
      'Move to Awaiting Govt',
      'Move to Contact Customer',
      'Move to Customer Called',
      'Move to Completed Refunds',
      'Move to Completed Orders',
      'Move to ChargeBack',
      'Move to Delete',
    ]);
  });

  it('explain who was faster, and load the latest without losing the remark', async () => {
    let status: 'Completed' | 'Refunds' = 'Completed';
    const words = 'Budi moved the order to Refunds in the meantime.';
    const sent = fakeServer({
      [detailsCall]: () => orderReply({ process_status: status }),
      [move]: () => ({ status: 0, http: 409, message: words }),
    });
    openScreen();
    type(await remark(), 'half a thought');
    press('Move to ChargeBack');
    const latest = await screen.findByRole('button', { name: 'Load the latest' });
    expect(sent[1]?.body).toMatchObject({ updatingStatus: 'ChargeBack', versions: { 104777: 7 } });
    expect(latest.closest('[role="alert"]')?.textContent).toContain(words);
    status = 'Refunds';
    fireEvent.click(latest);
    await screen.findByRole('button', { name: 'Move to Completed Orders' });
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
    expect((await remark()).value).toBe('half a thought');
  });

  it('say what of the conversation the mover saw', async () => {
    let { conversation } = conversationOrder;
    const moved = { changed: ['104777'], skipped: [] };
    const sent = fakeServer({
      [detailsCall]: () => orderReply({ conversation }),
      [move]: () => ({ status: 1, message: 'Moved.', data: moved }),
    });
    openScreen();
    await remark();
    const moves = () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    const newestEntry = Math.max(...conversation.map(({ id }) => id));
    conversation = [];
    press('Move to ChargeBack');
    await waitFor(() => expect(moves()).toMatchObject([{ newestEntry }]));
    await waitFor(() => expect(screen.queryByText(/^Das Foto Ihres/)).toBeNull());
    press('Move to ChargeBack');
    await waitFor(() => expect(moves()).toMatchObject([{}, { newestEntry: null }]));
  });

  it('ask before they delete', async () => {
    const sent = fakeServer({ [detailsCall]: () => orderReply() });
    openScreen();
    await remark();
    press('Move to Delete');
    await screen.findByText('Are you sure you want to delete?');
    press('No');
    expect(sent.map(({ method }) => method)).toEqual(['GET']);
  });

  it('ask before Refunds where a bank may have taken the money, and leave by the link to the case', async () => {
    const disputes = [{ dispute_id: 'DP-10001', kind: 'chargeback', state: 'open' } as const];
    const sent = fakeServer({
      [detailsCall]: () => orderReply({ disputes }),
      [move]: () => ({ status: 1, message: 'Moved.', data: { changed: ['104777'], skipped: [] } }),
    });
    openScreen();
    await remark();
    const question = 'A bank may already have taken this money back. Move to Refunds anyway?';
    const link = async () => within(await screen.findByRole('dialog')).findByRole('link');
    const moves = () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    press('Move to Completed Refunds');
    await screen.findByRole('dialog', { name: question });
    expect((await link()).closest('li')?.textContent).toBe('Case DP-10001: Chargeback, open');
    press('Yes');
    await waitFor(() => expect(moves()).toMatchObject([{ updatingStatus: 'Refunds' }]));
    press('Move to Completed Refunds');
    fireEvent.click(await link());
    await waitFor(() => expect(screen.queryByText(question)).toBeNull());
    expect(moves()).toHaveLength(1);
  });
});
