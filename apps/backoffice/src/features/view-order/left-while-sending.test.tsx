import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { json } from '../../testing/answers.ts';
import {
  detailsCall,
  fakeServer,
  findOrder,
  openScreen,
  orderReply,
} from './testing/open-order.tsx';

beforeEach(() => sessionStorage.clear());

const forms = [
  { label: 'Remark', button: 'Add Comment', path: 'add-new-remark', data: {} },
  { label: 'Message', button: 'Send message', path: 'send-message', data: { messageId: 4 } },
] as const;
type Form = (typeof forms)[number];

const box = ({ label }: Form) => screen.getByLabelText<HTMLTextAreaElement>(label);
const type = (form: Form, value: string) => fireEvent.change(box(form), { target: { value } });
const press = ({ button }: Form) => fireEvent.click(screen.getByRole('button', { name: button }));

/** A server that answers this form when the test says so. */
function slowServer({ path, data }: Form) {
  const replies: ((response: Response) => void)[] = [];
  const sent = fakeServer({
    [detailsCall]: () => orderReply(),
    [`POST /api/admin/${path}`]: () => new Promise<Response>((resolve) => replies.push(resolve)),
  });
  return {
    bodies: () => sent.filter((one) => one.path.endsWith(path)).map(({ body }) => body),
    arrived: (count: number) => waitFor(() => expect(replies).toHaveLength(count)),
    /** Answers the last one, and gives the page time to hear it. */
    reply: (status: 0 | 1) =>
      act(async () => {
        replies.at(-1)?.(json({ status, message: 'Heard.', data }, status === 1 ? 200 : 503));
        await new Promise((resolve) => setTimeout(resolve, 100));
      }),
  };
}

async function open() {
  const { unmount } = openScreen();
  await findOrder();
  return unmount;
}

describe.each(forms)('$label', (form) => {
  it('is gone after it was sent, also when the page was left before the answer', async () => {
    const { arrived, reply } = slowServer(form);
    const leave = await open();
    type(form, 'Hello once');
    press(form);
    await arrived(1);
    leave();
    await open();
    // The answer may come before or after somebody is back.
    expect(box(form).value).toBe('Hello once');
    await reply(1);
    expect(box(form).value).toBe('');
  });

  it('is not there on the next visit when it was sent meanwhile', async () => {
    const { arrived, reply } = slowServer(form);
    const leave = await open();
    type(form, 'Hello once');
    press(form);
    await arrived(1);
    leave();
    await reply(1);
    await open();
    expect(box(form).value).toBe('');
  });

  it('stays when it was typed on while the first words were sent', async () => {
    const { arrived, reply } = slowServer(form);
    const leave = await open();
    type(form, 'Hello once');
    press(form);
    await arrived(1);
    type(form, 'Hello once, and twice');
    await reply(1);
    expect(box(form).value).toBe('Hello once, and twice');
    leave();
    await open();
    expect(box(form).value).toBe('Hello once, and twice');
  });

  it('stays when it could not be sent', async () => {
    const { arrived, reply } = slowServer(form);
    const leave = await open();
    type(form, 'Hello once');
    press(form);
    await arrived(1);
    leave();
    await reply(0);
    await open();
    expect(box(form).value).toBe('Hello once');
  });
});

describe('a message that is sent again', () => {
  const [, form] = forms;
  const keyOf = (body: unknown) => (body as { key: string }).key;

  it('is the same one after the page was left, and its words later are another', async () => {
    const { arrived, reply, bodies } = slowServer(form);
    const leave = await open();
    type(form, 'Hello once');
    press(form);
    await arrived(1);
    leave();
    await reply(0);
    await open();
    press(form);
    await arrived(2);
    await reply(1);
    expect(box(form).value).toBe('');
    type(form, 'Hello once');
    press(form);
    await arrived(3);
    const [first, second, third] = bodies().map(keyOf);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});
