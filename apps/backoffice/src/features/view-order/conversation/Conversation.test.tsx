import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../../shared/paths.ts';
import { conversationOrder } from '../testing/conversation.ts';
import { questionLetter } from '../testing/mail.ts';
import {
  detailsCall,
  fakeServer,
  findOrder,
  openScreen,
  orderReply,
  press,
} from '../testing/open-order.tsx';

const ask = 'POST /api/admin/ask-traveller';
const write = 'POST /api/admin/send-message';
const preview = 'POST /api/admin/preview-question';
const move = 'PUT /api/admin/move-order-status';
const done = (data: object = {}) => ({ status: 1, message: 'Done.', data });
const moved = done({ changed: ['104777'], skipped: [] });

beforeEach(() => sessionStorage.clear());
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the conversation', () => {
  it('shows who wrote what, its state, and which message waits', async () => {
    fakeServer({ [detailsCall]: () => orderReply(conversationOrder) });
    openScreen();
    await findOrder();
    const section = within(screen.getByRole('region', { name: 'Conversation' }));
    const [question, answer, message] = section.getAllByRole('listitem');
    expect(question?.textContent).toContain('asked a question');
    expect(question?.textContent).toContain('Answered');
    expect(answer?.querySelector('a')?.getAttribute('href')).toContain('0a1b2c3d.jpg');
    expect(message?.textContent).toContain('Not answered');
    screen.getByRole('button', { name: 'Wrote to us' });
  });

  it('shows the latest 100 of many entries, and the earlier ones in parts', async () => {
    const [entry] = conversationOrder.conversation;
    const conversation = Array.from({ length: 150 }, (_, n) => ({
      ...(entry as (typeof conversationOrder.conversation)[number]),
      id: n + 1,
      text: `Entry ${n + 1}`,
    }));
    fakeServer({ [detailsCall]: () => orderReply({ ...conversationOrder, conversation }) });
    openScreen();
    await findOrder();
    const section = within(screen.getByRole('region', { name: 'Conversation' }));
    const texts = () => section.getAllByText(/^Entry \d+$/).map(({ textContent }) => textContent);
    expect([texts().length, texts()[0], texts().at(-1)]).toEqual([100, 'Entry 51', 'Entry 150']);
    fireEvent.click(section.getByRole('button', { name: 'Show earlier entries (50)' }));
    expect([texts().length, texts()[0]]).toEqual([150, 'Entry 1']);
    expect(document.activeElement?.textContent).toContain('Entry 1');
    expect(section.queryByRole('button', { name: /^Show earlier/ })).toBeNull();
    section.getByText('50 earlier entries are shown, no more before.');
  });

  it('opens the question for who came to ask', async () => {
    fakeServer({
      [detailsCall]: () => orderReply(conversationOrder),
      [preview]: () => ({ ...done(), data: questionLetter }),
    });
    openScreen(`${paths.viewOrder('104777')}#ask`);
    const dialog = await screen.findByRole('dialog', { name: /^Ask / });
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Ask / })).toBeNull());
  });

  it('keeps a message that could not be sent, and sends it again as the same one', async () => {
    const refusal = { status: 0, http: 503, message: 'Not now.' };
    let fails = true;
    const sent = fakeServer({
      [detailsCall]: () => orderReply(conversationOrder),
      [write]: () => (fails ? refusal : done({ messageId: 4 })),
    });
    openScreen();
    await findOrder();
    type('Message', 'Yes, he gets it back.');
    press('Send message');
    const form = within(screen.getByRole('form', { name: 'Message to the traveller' }));
    await form.findByText('Not now.');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe(
      'Yes, he gets it back.',
    );
    fails = false;
    press('Send message');
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe(''),
    );
    const keys = sent.filter(({ path }) => path.endsWith('send-message')).map(({ body }) => body);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toEqual(keys[0]);
    // What came behind it nobody has read.
    const newest = conversationOrder.conversation.at(-1)?.id;
    expect(keys[0]).toMatchObject({ newestEntry: newest });
  });
});

describe('a move to the traveller', () => {
  it('offers a question in their language with the English beside it', async () => {
    const sent = fakeServer({
      [detailsCall]: () => orderReply(conversationOrder),
      [move]: () => moved,
    });
    openScreen();
    await findOrder();
    press('Move to Awaiting Response');
    await screen.findByRole('form', { name: 'Question to the traveller' });
    expect(screen.getByLabelText<HTMLSelectElement>("Traveller's language").value).toBe('de');
    press('Ask and move');
    await waitFor(() => expect(sent.some(({ path }) => path.includes('move-order'))).toBe(true));
    expect(sent.find(({ path }) => path.includes('move-order'))?.body).toMatchObject({
      updatingStatus: 'Awaiting',
      question: {
        template: 'passportPhoto',
        language: 'de',
        wants: 'file',
        english: expect.stringContaining('passport'),
      },
    });
  });

  it('may ask nothing', async () => {
    const sent = fakeServer({
      [detailsCall]: () => orderReply(conversationOrder),
      [move]: () => moved,
    });
    openScreen();
    await findOrder();
    press('Move to Contact Customer');
    await screen.findByRole('form', { name: 'Question to the traveller' });
    press('Move without a question');
    await waitFor(() => expect(sent.some(({ path }) => path.includes('move-order'))).toBe(true));
    expect(sent.find(({ path }) => path.includes('move-order'))?.body).not.toHaveProperty(
      'question',
    );
  });
});

it('the letter stands beside the question, follows what is written, and is drawn again', async () => {
  let fails = true;
  const sent = fakeServer({
    [detailsCall]: () => orderReply(conversationOrder),
    [preview]: () => (fails ? { status: 0, http: 503, message: 'Not now.' } : done(questionLetter)),
  });
  openScreen();
  await findOrder();
  press('Ask');
  const letter = within(await screen.findByRole('region', { name: 'The e-mail' }));
  await letter.findByText('Not now.');
  fails = false;
  press('Try again');
  await letter.findByTitle(questionLetter.subject);
  expect(letter.getByText('m.ostrowick@example.com')).toBeDefined();
  expect(screen.getByText('22-11-2026 09:41:00')).toBeDefined();
  type('What the traveller reads', 'Wofür');
  type('What the traveller reads', 'Wofür ist das?');
  const texts = () => sent.filter(({ path }) => path.endsWith('preview-question'));
  await waitFor(() => expect(texts()).toHaveLength(3));
  expect(texts()[2]?.body).toMatchObject({ orderId: '104777', text: 'Wofür ist das?' });
});

it('own words have to be written, choices have to be two, and both stay when it fails', async () => {
  const refusal = { status: 0, http: 409, message: 'Order 104777 is closed.' };
  fakeServer({ [detailsCall]: () => orderReply(conversationOrder), [ask]: () => refusal });
  openScreen();
  await findOrder();
  press('Ask');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Template'), { target: { value: '' } });
  const submit = dialog.getByRole('button', { name: 'Ask' });
  // As a press does.
  submit.focus();
  fireEvent.click(submit);
  await dialog.findByText('Please write the question.');
  type('What the traveller reads', 'Wofür?');
  fireEvent.click(dialog.getByRole('radio', { name: 'Choice' }));
  type('Answers, one per line', 'Für mich');
  fireEvent.click(dialog.getByRole('button', { name: 'Ask' }));
  await dialog.findByText('Please give at least two choices.');
  type('Answers, one per line', 'Für mich\nGeschenke');
  fireEvent.click(dialog.getByRole('button', { name: 'Ask' }));
  await dialog.findByText('Order 104777 is closed.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('What the traveller reads').value).toBe(
    'Wofür?',
  );
});

it('a template that was changed has the English that staff write', async () => {
  const sent = fakeServer({
    [detailsCall]: () => orderReply(conversationOrder),
    [preview]: () => done(questionLetter),
    [ask]: () => done({ questionId: 1 }),
  });
  openScreen();
  await findOrder();
  press('Ask');
  const dialog = within(await screen.findByRole('dialog'));
  const german = dialog.getByLabelText<HTMLTextAreaElement>('What the traveller reads').value;
  const english = () => dialog.getByLabelText<HTMLTextAreaElement>(/^English, for the team/);
  const ofTemplate = english().value;
  expect(english().readOnly).toBe(true);

  type('What the traveller reads', 'Haben Sie mehr als 10.000 Euro bei sich?');
  expect([english().readOnly, english().value]).toEqual([false, '']);
  fireEvent.click(dialog.getByRole('button', { name: 'Ask' }));
  await dialog.findByText('Please write it in English too.');

  type('What the traveller reads', `${german} `);
  expect([english().readOnly, english().value]).toEqual([true, ofTemplate]);

  type('What the traveller reads', 'Haben Sie mehr als 10.000 Euro?');
  fireEvent.change(english(), { target: { value: 'Do you have more than 10,000 euros?' } });
  type('What the traveller reads', 'Haben Sie mehr als 10.000 Euro bei sich?');
  fireEvent.click(dialog.getByRole('button', { name: 'Ask' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path.endsWith('ask-traveller'))?.body).toMatchObject({
      template: 'passportPhoto',
      text: 'Haben Sie mehr als 10.000 Euro bei sich?',
      english: 'Do you have more than 10,000 euros?',
      language: 'de',
    }),
  );
});

it('keeps a question that somebody wrote or chose, and none that the form offers by itself', async () => {
  fakeServer({
    [detailsCall]: () => orderReply(conversationOrder),
    [preview]: () => ({ ...done(), data: questionLetter }),
  });
  openScreen(`${paths.viewOrder('104777')}#ask`);
  await screen.findByRole('dialog', { name: /^Ask / });
  const kept = () => Object.keys(sessionStorage).filter((key) => key.includes('question 104777'));
  expect(kept()).toEqual([]);
  const text = screen.getByLabelText<HTMLTextAreaElement>('What the traveller reads');
  const offered = text.value;
  type('What the traveller reads', `${offered} Soon.`);
  await waitFor(() => expect(kept()).toHaveLength(1));
  type('What the traveller reads', offered);
  await waitFor(() => expect(kept()).toEqual([]));
  type('Template', 'arrivalDate');
  await waitFor(() => expect(kept()).toHaveLength(1));
});
