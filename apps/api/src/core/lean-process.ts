import { flushCompileCache, getCompileCacheDir } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { compiledCache } from './root.ts';

/** What glibc reads once, at the start of a process. */
const allocator = {
  // Not an arena of 64 MB for each of several threads, whose free parts stay with the process.
  MALLOC_ARENA_MAX: '2',
  // Buffers of documents go back to the system when they are freed, however many came before.
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** Set in a process that was started anew because it had compiled: once is enough. */
const restarted = 'PABEAN_COMPILED';

/** Megabytes: a young generation of 16 is grown to under load and never given back. */
const heap = ['--max-semi-space-size=4'];

/** Garbage is collected when the heap is a third larger than what was in use. */
const growing = '--heap-growing-percent=30';

/**
 * Starts this process anew in its own place, with settings for less memory that can be made at a
 * start only: 150 of 520 MB under load with documents. Where they were chosen by hand, or where that
 * is not possible, it goes on as it is.
 */
export function startLean(): void {
  // Set here, and not with those of the start: a Node that does not know it must start all the same.
  setFlagsFromString(growing);
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX !== undefined) return;
  const args = [process.execPath, ...process.execArgv, ...heap, ...process.argv.slice(1)];
  process.execve?.(process.execPath, args, {
    NODE_COMPILE_CACHE: compiledCache,
    ...process.env,
    ...allocator,
  });
}

/**
 * Starts this process anew when its modules had to be compiled, as at the first start after an upgrade.
 * To be called when they are loaded and nothing else has begun: takes the time of one more start.
 */
export function restartCompiled(): void {
  const hasCompiled = loadedModules().some((name) => name.includes('/amaro/'));
  if (!hasCompiled || process.env.MALLOC_ARENA_MAX === undefined) return;
  // Undefined where nothing can be written: the next start would compile again.
  if (getCompileCacheDir() === undefined || process.env[restarted] !== undefined) return;
  flushCompileCache();
  const args = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, args, { ...process.env, [restarted]: '1' });
}

/** For the environment of a thread: where its modules lie compiled, or it would compile them itself. */
export function compiledModules(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
}

/** Node's own modules that this process has loaded. Not declared by Node's types. */
function loadedModules(): readonly string[] {
  return (process as { moduleLoadList?: readonly string[] }).moduleLoadList ?? [];
}
