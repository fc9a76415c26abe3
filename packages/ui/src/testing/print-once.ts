import type { Config } from '@testing-library/react';

function withoutThePage(message: string | null): Error {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  return error;
}

/**
 * Lets queries print the page once, when they give up, and not at every look of `waitFor`. Where a
 * later version does not say that it looks again, every look prints the page.
 *
 * @param getConfig of the Testing Library whose queries these are
 */
export function printOnce(getConfig: () => Config): Pick<Config, 'getElementError'> {
  const { getElementError } = getConfig();
  const looksAgain = () =>
    (getConfig() as Config & { _disableExpensiveErrorDiagnostics?: boolean })
      ._disableExpensiveErrorDiagnostics === true;
  return {
    getElementError: (message, container) =>
      looksAgain() ? withoutThePage(message) : getElementError(message, container),
  };
}
