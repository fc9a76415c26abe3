import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What the client is to do in one round. */
export interface RoundRequest {
  readonly url: string;
  /** Whole HTTP requests; each connection takes the next one. */
  readonly requests: readonly string[];
  readonly connections: number;
  readonly ms: number;
}

/** What came of it. */
export interface Round {
  readonly perSecond: number;
  /** Answers that were no success. */
  readonly refused: number;
}

/** The client as a process of its own. */
export interface Client {
  round(request: RoundRequest): Promise<Round>;
  stop(): void;
}

/** Starts the client. */
export function startClient(): Client {
  const child: ChildProcess = fork(fileURLToPath(new URL('./client.ts', import.meta.url)));
  return {
    async round(request) {
      child.send(request);
      const [round] = (await once(child, 'message')) as [Round];
      return round;
    },
    stop: () => void child.kill(),
  };
}
