/**
 * A setup file: the mutant of the run before is off while a process that lasts reads the next test
 * file. Stryker switches on the next one before the first test.
 */
const stryker = Reflect.get(globalThis, '__stryker__');
if (stryker) stryker.activeMutant = undefined;
