import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Where a call can be held: before the gateway does what it asks, or after it was done and before the answer. */
export type StripeMoment =
  | 'look'
  | 'before file'
  | 'after file'
  | 'after staging'
  | 'before evidence'
  | 'after evidence';

interface Dispute {
  submissions: number;
  metadata: Record<string, string>;
  evidence: Record<string, string>;
}

/**
 * What of Stripe answers to disputes needs, as its pages describe it: files, disputes that take evidence
 * once, and keys by which a repeated call gets its first answer.
 */
export interface StripeServer {
  readonly env: Record<string, string>;
  readonly files: Map<string, Buffer>;
  /** Charges that it knows: earlier payments name no others. */
  readonly charges: Set<string>;
  dispute(id: string): Dispute;
  /** Calls about this case stop at this moment; files are told by their key. @returns once one stands there */
  hold(id: string, moment: StripeMoment): Promise<void>;
  /** Every call, or each of one method, is answered with this from now on; null ends it. */
  answerWith(status: number | null, method?: 'GET' | 'POST'): void;
  close(): Promise<void>;
}

export async function startStripe(): Promise<StripeServer> {
  const disputes = new Map<string, Dispute>();
  const files = new Map<string, Buffer>();
  const charges = new Set<string>();
  const answers = new Map<string, object>();
  const holds: { id: string; moment: StripeMoment; reached: () => void }[] = [];
  let fault: { readonly status: number; readonly method: string | undefined } | null = null;

  const dispute = (id: string): Dispute => {
    const found = disputes.get(id) ?? { submissions: 0, metadata: {}, evidence: {} };
    disputes.set(id, found);
    return found;
  };
  /** Never goes on for who stands: its client dies here. */
  async function pass(id: string, moment: StripeMoment): Promise<void> {
    const at = holds.findIndex((one) => one.moment === moment && id.includes(one.id));
    const [held] = at === -1 ? [] : holds.splice(at, 1);
    if (held === undefined) return;
    held.reached();
    await new Promise(() => {});
  }
  const firstAnswer = (key: string, work: () => object): object => {
    const known = answers.get(key) ?? work();
    answers.set(key, known);
    return known;
  };

  async function answer(request: IncomingMessage): Promise<object> {
    const body = await buffer(request);
    const key = String(request.headers['idempotency-key'] ?? '');
    if (request.url === '/v1/files') {
      await pass(key, 'before file');
      const file = firstAnswer(key, () => {
        const id = `file_${files.size + 1}`;
        files.set(id, body);
        return { id };
      });
      await pass(key, 'after file');
      return file;
    }
    const id = decodeURIComponent(request.url?.split('/').at(-1) ?? '');
    if (request.method === 'GET') {
      await pass(id, 'look');
      const { submissions, metadata } = dispute(id);
      return { id, metadata, evidence_details: { submission_count: submissions } };
    }
    const isStaged = new URLSearchParams(body.toString()).get('submit') === 'false';
    if (!isStaged) await pass(id, 'before evidence');
    const taken = firstAnswer(key, () => takeEvidence(id, dispute(id), charges, body));
    await pass(id, isStaged ? 'after staging' : 'after evidence');
    return taken;
  }

  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    if (fault !== null && (fault.method ?? request.method) === request.method) {
      response.writeHead(fault.status).end(JSON.stringify({ error: { message: 'Not today.' } }));
      return;
    }
    const body = await answer(request);
    response.statusCode = 'error' in body ? 400 : 200;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: {
      STRIPE_SECRET_KEY: 'sk_test_0123456789',
      STRIPE_ENDPOINT: url,
      STRIPE_FILES_ENDPOINT: url,
    },
    files,
    charges,
    dispute,
    hold: (id, moment) =>
      new Promise((reached) => {
        holds.push({ id, moment, reached });
      }),
    answerWith(status, method) {
      fault = status === null ? null : { status, method };
    },
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What a call says of a case is kept whole or not at all; `submit` alone sends it. */
function takeEvidence(id: string, one: Dispute, charges: Set<string>, body: Buffer): object {
  const form = new URLSearchParams(body.toString());
  const unknown = [...form].find(
    ([name, value]) => name.endsWith('[charge]') && !charges.has(value),
  );
  if (unknown !== undefined) return { error: { message: `No such charge: '${unknown[1]}'` } };
  for (const [name, value] of form) {
    const [, part, inner = ''] = /^(metadata|evidence)\[([\w\][]+)\]$/.exec(name) ?? [];
    if (part === 'metadata') one.metadata[inner] = value;
    if (part === 'evidence') one.evidence[inner] = value;
  }
  if (form.get('submit') === 'true') one.submissions += 1;
  const isEnhanced = Object.keys(one.evidence).some((name) => name.includes('compelling'));
  const enhanced_eligibility = isEnhanced
    ? { visa_compelling_evidence_3: { status: 'qualified', required_actions: [] } }
    : {};
  return { id, evidence_details: { enhanced_eligibility } };
}
