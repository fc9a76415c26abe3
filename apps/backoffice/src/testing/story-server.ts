import {
  type Call,
  type CallName,
  type CallReply,
  contract,
  type FieldError,
} from '@pabean/api-client/contract';
import type { Role } from '@pabean/domain';
import { type Answer, fetchOf, json } from './answers.ts';
import { sampleCounts } from './sample-counts.ts';

/** A "no" of the server, with its words. */
export type Refusal = {
  readonly refused: string;
  readonly http?: number;
  readonly errors?: readonly FieldError[];
  /** What the refusal carries beside its words. */
  readonly data?: unknown;
};

/** What a call is answered with: its success, a refusal, nothing for ever, or no connection. */
type StoryAnswer<N extends CallName> =
  | (CallReply<Call<N>> & { readonly message?: string })
  | Refusal
  | 'pending'
  | 'offline';

/** What the server of a story says to each call; a call that is not named is offline. */
export type StoryAnswers = { readonly [N in CallName]?: StoryAnswer<N> };

/** The server has no words of its own ready. */
export const brokenServer: Refusal = {
  refused: 'Something went wrong on the server. Please try again in a minute.',
  http: 500,
};

const isCall = (name: string): name is CallName => name in contract;

/** Which call of the contract a request makes. */
function callOf(method: string, path: string): CallName | undefined {
  return Object.keys(contract)
    .filter(isCall)
    .find((name) => {
      const call = contract[name];
      const pattern = call.path.replace(/\{\w+\}/g, '[^/]+');
      return call.method === method && new RegExp(`^/api${pattern}$`).test(path);
    });
}

function answer(said: StoryAnswer<CallName> | undefined): Answer | Promise<Answer> | undefined {
  if (said === undefined || said === 'offline') return undefined;
  if (said === 'pending') return new Promise(() => {});
  if (!('refused' in said)) return json({ status: 1, message: 'Done.', ...said });
  const { refused, http, errors, data } = said;
  return json({ status: 0, message: refused, errors, data }, http);
}

/** Puts a server in place of the API; every other address goes to the real network. @returns the way back */
export function startServer(answers: StoryAnswers, name: string, role: Role): () => void {
  const network = globalThis.fetch;
  const all: StoryAnswers = {
    getFolderCount: { data: sampleCounts },
    getUnsettledPayments: { data: { payments: [], total: 0 } },
    userInfo: { data: { name, email: 'rani@example.com', type: role } },
    ...answers,
  };
  const server = fetchOf(({ method, path }) => {
    const call = callOf(method, path);
    return answer(call && all[call]);
  });
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href);
    return url.pathname.startsWith('/api/') ? server(input, init) : network(input, init);
  };
  return () => {
    globalThis.fetch = network;
  };
}
