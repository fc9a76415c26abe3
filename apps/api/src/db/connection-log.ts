/** Where the pool tells of connections lost while idle, and of queries that could not be cancelled. */
export interface ConnectionLog {
  warn(details: object, message: string): void;
}
