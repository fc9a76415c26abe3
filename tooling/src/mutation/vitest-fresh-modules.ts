import { inject, vi } from 'vitest';

/**
 * A setup file: every test file reads the sources again, though their process lasts. A mutant in what
 * runs while a module loads is seen so, and nothing that a mutant left in a module's memory stays.
 */
const stryker = Reflect.get(globalThis, '__stryker__');
const isStatic = Reflect.apply(inject, undefined, ['mutantActivation']) === 'static';
if (stryker && !isStatic) stryker.activeMutant = undefined;
vi.resetModules();
