/**
 * A failure that an operator can put right: bad configuration, a busy port, a database that is away.
 * Commands print its message as one line and exit with code 1; a stack trace would only hide it.
 */
export class ExpectedFailure extends Error {
  override name = 'ExpectedFailure';
}

/** The settings are wrong; the message names every wrong one. */
export class ConfigurationError extends ExpectedFailure {
  override name = 'ConfigurationError';
}

/** The database does not answer, or refuses us. The message never holds the password. */
export class DatabaseUnavailableError extends ExpectedFailure {
  override name = 'DatabaseUnavailableError';
}

/** The database was migrated by a newer version of Pabean than this one. */
export class DatabaseNewerError extends ExpectedFailure {
  override name = 'DatabaseNewerError';
}
