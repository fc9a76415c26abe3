/**
 * A failure that the person who runs the machine can put right. Its message is one line for them; a
 * stack trace would only hide it.
 */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

/** Another live server, or a PostgreSQL that is not ours, uses the data directory. */
export class DataDirectoryInUseError extends EmbeddedDatabaseError {
  override name = 'DataDirectoryInUseError';
}
