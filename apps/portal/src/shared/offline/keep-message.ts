/** The page asks its worker to keep what draws the document; the answer is whether it is kept. */
export interface KeepMessage {
  readonly keep: 'viewer';
  /** Files that the page has loaded by now, the words of its language among them. */
  readonly loaded: readonly string[];
}

export function isKeepMessage(data: unknown): data is KeepMessage {
  return typeof data === 'object' && data !== null && 'keep' in data && data.keep === 'viewer';
}

/** The name of the job by which a browser wakes the worker when there is a network again. */
export const recordsJob = 'portal-records';
