import type { SignedIn, TestApp } from './app.ts';

/** The calls of the conversation as both sides make them. */
export function conversationOf(app: TestApp, member: () => SignedIn) {
  const cookie = (orderId: string) => ({ cookie: app.cookieOf(orderId) });
  return {
    /** Asks and gives the question's id. */
    async ask(orderId: string, question: object = { wants: 'text', text: 'Where do you stay?' }) {
      const answer = await app.call('askTraveller', { body: { orderId, ...question } }, member());
      if (answer.data === undefined) throw new Error(answer.message);
      return answer.data.questionId;
    },
    answer: (orderId: string, questionId: number, answer: string, more: object = {}, file?: File) =>
      app.call(
        'answerQuestion',
        { body: { orderId, questionId, answer, ...more }, ...(file && { file }) },
        cookie(orderId),
      ),
    write: (orderId: string, text: string, more: object = {}, file?: File) =>
      app.call(
        'sendTravellerMessage',
        { body: { orderId, text, ...more }, ...(file && { file }) },
        cookie(orderId),
      ),
    /** What the traveller sees. */
    async page(orderId: string) {
      const { data } = await app.call('getOrder', { body: { orderId } }, cookie(orderId));
      if (data === undefined) throw new Error('The order does not open.');
      return data;
    },
    /** What staff see. */
    async detail(orderId: string) {
      const { data } = await app.call('getOrdersDetails', { params: { orderId } }, member());
      if (data === undefined) throw new Error('The order is not there.');
      return data;
    },
  };
}
