import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A Sendgrid that takes every mail and signs what it tells of them, as the real one does. */
export interface FakeSendgrid {
  /** The configuration that leads to it. */
  readonly env: Record<string, string>;
  /** Our id of each mail it took, oldest first. */
  readonly taken: readonly string[];
  /** Tells the server at an address of one event. @returns the status of its answer */
  tell(server: string, event: Record<string, unknown>): Promise<number>;
  close(): Promise<void>;
}

export async function startSendgrid(): Promise<FakeSendgrid> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const taken: string[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const [one] = (body as { personalizations: { custom_args: { pabean_mail: string } }[] })
        .personalizations;
      taken.push(one?.custom_args.pabean_mail ?? '');
      response.writeHead(202, { 'X-Message-Id': `message-${taken.length}` }).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    env: {
      SENDGRID_API_KEY: 'SG.sample',
      SENDGRID_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      SENDGRID_WEBHOOK_KEY: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    },
    taken,
    async tell(address, event) {
      const time = String(Math.floor(Date.now() / 1000));
      const body = JSON.stringify([{ timestamp: Number(time), sg_event_id: 'event-1', ...event }]);
      const answer = await fetch(`${address}/api/webhooks/sendgrid`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Twilio-Email-Event-Webhook-Timestamp': time,
          'X-Twilio-Email-Event-Webhook-Signature': sign(
            'sha256',
            Buffer.from(time + body),
            privateKey,
          ).toString('base64'),
        },
        body,
      });
      return answer.status;
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
}
