import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Round, RoundRequest } from './round-messages.ts';

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
