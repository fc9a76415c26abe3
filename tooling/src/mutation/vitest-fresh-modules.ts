import { inject, vi } from 'vitest';

/**
 * A setup file: each mutant meets sources that are read again, though their process lasts. So a mutant
 * in what runs while a module loads is seen, and nothing that another one left in a module stays.
 */
const stryker = Reflect.get(globalThis, '__stryker__');
const injected = (name: string) => Reflect.apply(inject, undefined, [name]);
if (stryker) {
  if (injected('mutantActivation') !== 'static') stryker.activeMutant = undefined;
  const mutant = injected('activeMutant');
  if (stryker.lastMutant !== mutant) vi.resetModules();
  stryker.lastMutant = mutant;
}
