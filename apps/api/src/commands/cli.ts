import { setImmediate as turn } from 'node:timers/promises';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { EmbeddedDatabaseError } from '@pabean/embedded-database';
import { ThreadLimitError } from '../adapters/threads/thread-limit-error.ts';
import { databaseTrouble } from '../core/database-trouble.ts';
import { diskReason, diskTrouble } from '../core/disk-trouble.ts';
import { ExpectedFailure } from '../core/expected-failure.ts';
import { Interrupted } from '../lifecycle.ts';
import { asCalledHere } from './called-here.ts';

/** What a command is and takes. */
export interface Command<Options extends NonNullable<ParseArgsConfig['options']>> {
  /** How it is called, for example `pnpm orders:import`. */
  call: string;
  /** Lines of `--help` below the first. */
  help: string;
  options?: Options;
  /** Names of the arguments, all required, for example `FILE`. */
  positionals?: string[];
  /** Names of arguments after those that may be left out, for example `ORDER`. */
  optional?: string[];
  /** It works until it is stopped: what it says at the start is not what was asked of it. */
  isServer?: boolean;
}

/** Parsed arguments of a command. */
export interface Parsed {
  values: Record<string, unknown>;
  positionals: string[];
}

/** Writes a line for a person. */
export function say(line = ''): void {
  process.stdout.write(`${asCalledHere(line)}\n`);
}

/** Writes lines that are said once and kept nowhere. @returns whether somebody can have read them */
export function sayOnce(lines: readonly string[]): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  process.stdout.write(asCalledHere(`${lines.join('\n')}\n`), (error) => resolve(!error));
  return promise;
}

/** Writes a line that a person should read although the work goes on. */
export function warn(line: string): void {
  process.stderr.write(`${asCalledHere(line)}\n`);
}

/** Aborted by the first Ctrl-C, so that what runs ends in order. */
export function untilSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(name, () => controller.abort());
  }
  return controller.signal;
}

/**
 * Runs a command: `--help`, a wrong argument, and every failure that an operator can put right end
 * in plain lines; the process ends with the code that `work` resolves to.
 */
export async function runCommand<Options extends NonNullable<ParseArgsConfig['options']>>(
  command: Command<Options>,
  work: (parsed: Parsed) => Promise<number>,
): Promise<never> {
  const names = command.positionals ?? [];
  process.stdout.on('error', goOnUnheard);
  // Nobody is left to be told.
  process.stderr.on('error', () => {});
  try {
    const parsed = parse(command, names);
    if (parsed.values.help) {
      const optional = (command.optional ?? []).map((name) => `[${name}]`);
      const options = command.options ? ['[OPTIONS]'] : [];
      const usage = [command.call, ...names, ...optional, ...options];
      say(`Usage: ${usage.join(' ')}\n\n${command.help.trim()}\n  --help  Show this text.`);
      return await end(0);
    }
    if (parsed.positionals.length < names.length) {
      throw new ExpectedFailure(
        `${names[parsed.positionals.length]} is missing. See: ${command.call} --help`,
      );
    }
    const code = await work(parsed);
    return await end(code, command.isServer);
  } catch (error) {
    if (error instanceof Interrupted) process.exit(0);
    warn(explain(error));
    process.exit(1);
  }
}

/** Ends the process, with 1 where its lines are all that was asked for and could not be written. */
async function end(code: number, isServer = false): Promise<never> {
  // Whether the last of them was written is heard of a turn later.
  await turn();
  process.exit(isUnwritten && !isServer ? 1 : code);
}

/** Whether a line for a person could not be written where they wanted it. */
let isUnwritten = false;

/**
 * Who reads no further, as `head` does, ends neither an import nor a backup in the middle. Neither does a
 * full disk below the file that the lines go to, but then the command has not done all that was asked.
 */
function goOnUnheard(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE' || isUnwritten) return;
  isUnwritten = true;
  warn(`The output cannot be written: ${diskReason(error.code) ?? error.message}.`);
}

function parse(command: Command<NonNullable<ParseArgsConfig['options']>>, names: string[]): Parsed {
  try {
    const parsed = parseArgs({
      options: { ...command.options, help: { type: 'boolean', short: 'h' } },
      // `pnpm demo -- --help` hands the dashes over too.
      args: process.argv.slice(2).filter((argument, index) => index > 0 || argument !== '--'),
      allowPositionals: true,
    });
    const extra = parsed.positionals[names.length + (command.optional?.length ?? 0)];
    if (extra !== undefined) throw new Error(`Unexpected argument '${extra}'`);
    return parsed;
  } catch (error) {
    const message = (error as Error).message.split(/\. |\n/)[0]?.replace(/\.$/, '');
    throw new ExpectedFailure(`${message}. See: ${command.call} --help`);
  }
}

/** One line for what an operator can put right, the stack for anything else. */
export function explain(error: unknown): string {
  if (error instanceof ExpectedFailure || error instanceof EmbeddedDatabaseError)
    return error.message.replaceAll('\n', ' ');
  // The strength of a password is worked out in a thread, which has a minute.
  if (error instanceof ThreadLimitError) {
    return `A part of the work took too much ${error.limit}: too little of this machine is free. Try again when it has less to do.`;
  }
  const { path, syscall } = error as NodeJS.ErrnoException;
  // The same codes are those of ports and processes.
  const isOfFile = path !== undefined || syscall === 'write';
  const ofDisk = isOfFile ? diskTrouble(error, 'A file') : null;
  if (ofDisk !== null) return ofDisk;
  const ofDatabase = databaseTrouble(error);
  if (ofDatabase !== null) {
    const words = (error as Error).message || ofDatabase;
    return `The database did not do its work: ${words}. Check that it runs, and DATABASE_URL where it is set.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
