/** A thread was stopped because its work took more time or memory than it may. */
export class ThreadLimitError extends Error {
  readonly limit: 'time' | 'memory';

  constructor(limit: 'time' | 'memory') {
    super(`The thread was stopped: it took too much ${limit}.`);
    this.name = 'ThreadLimitError';
    this.limit = limit;
  }
}
