/** Where the pool tells of connections lost while idle, and of queries that could not be cancelled. */
export interface ConnectionLog {
  warn(details: object, message: string): void;
}

/** Told of each statement that ended: how long it took, and its text without values. */
export type StatementWatch = (seconds: number, text: string) => void;
