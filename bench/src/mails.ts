import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type TestApp, testApp } from '@pabean/api/testing';
import { SMTPServer } from 'smtp-server';
import { measureLetters } from './letters.ts';
import { median } from './measure.ts';

const count = 500;
const promise = 100;
const limitMs = 60_000;

/**
 * Refunds orders in one press and waits until a real SMTP server has every mail: how long the press
 * took (each letter is written in its transaction), and how many mails a second came out.
 */
export async function measureMails(): Promise<string[]> {
  const arrived: number[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 50,
    onData(stream, _session, done) {
      stream.resume().on('end', () => {
        arrived.push(performance.now());
        done();
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  const app = await testApp({ jobs: true, env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  try {
    const { token } = await app.signIn('Admin');
    const refund = async (size: number) => {
      arrived.length = 0;
      const orderId = await ordersToRefund(app, size);
      const pressed = performance.now();
      const answer = await app.call('moveToCompleteRefund', { body: { orderId } }, { token });
      if (answer.http !== 200) throw new Error(`${answer.http} from the refund`);
      const answered = performance.now();
      while (arrived.length < size) {
        if (performance.now() - answered > limitMs) throw new Error('The mails do not arrive.');
        await new Promise((done) => setTimeout(done, 10));
      }
      return {
        press: answered - pressed,
        rate: size / (((arrived.at(-1) ?? 0) - answered) / 1000),
      };
    };
    await refund(20);
    const runs = [await refund(count), await refund(count), await refund(count)];
    const rate = median(runs.map((run) => run.rate));
    const press = median(runs.map((run) => run.press));
    return [
      measureLetters(),
      `${`${count} mails, queue to SMTP`.padEnd(34)} ${rate.toFixed(0)} a second (promise ${promise}: ${rate >= promise ? 'kept' : 'BROKEN'}), the press that queued them ${press.toFixed(0)} ms`,
    ];
  } finally {
    await app.stop();
    await new Promise<void>((done) => smtp.close(done));
  }
}

async function ordersToRefund(app: TestApp, size: number): Promise<string[]> {
  const orderIds: string[] = [];
  for (let number = 0; number < size; number += 1) {
    orderIds.push(await app.newOrder({ process_status: 'Refunds' }));
  }
  return orderIds;
}
