import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { listCalls } from './lists.ts';
import { reportCalls } from './reports.ts';
import { searchSamples } from './search-samples.ts';
import { searchCalls } from './searches.ts';
import type { Stand } from './stand.ts';

/** A call whose plans are wanted. */
interface NamedCall {
  readonly name: string;
  readonly call: (run: number) => Promise<unknown>;
}

/** After so many runs PostgreSQL has chosen the plan that a prepared statement keeps. */
const warmUp = 8;
/** Until PostgreSQL's messages of a call have arrived. */
const messagesMs = 150;

/**
 * Writes the plans of every list, search and report as PostgreSQL ran them for the calls themselves,
 * with rows and buffers, to `plans-SIZE.txt` in the folder of the results.
 *
 * @param messages what PostgreSQL writes, a line each; emptied here
 */
export async function explainCalls(
  open: () => Promise<Stand>,
  databaseUrl: string,
  messages: string[],
  path: string,
): Promise<void> {
  await setAutoExplain(databaseUrl, true);
  const stand = await open();
  try {
    const text: string[] = [];
    for (const { name, call } of await namedCalls(stand)) {
      for (let run = 0; run < warmUp; run += 1) await call(run);
      await sleep(messagesMs);
      messages.length = 0;
      await call(warmUp);
      await sleep(messagesMs);
      text.push(`## ${name}`, ...plansIn(messages), '');
    }
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, `${text.join('\n')}\n`);
  } finally {
    await stand.stop();
    await setAutoExplain(databaseUrl, false);
  }
}

async function namedCalls(stand: Stand): Promise<NamedCall[]> {
  const samples = await searchSamples(stand.databaseUrl);
  return [...(await listCalls(stand)), ...searchCalls(stand, samples), ...reportCalls(stand)];
}

/** Calls of lists, searches and reports only read. */
const backgroundWork =
  /graphile_worker|fold_|explain|check_run|pg_is_in_recovery|Query Text: (?:update|insert|delete|select 1$)/m;

/** The plans among the messages, without those of the background work. */
function plansIn(messages: readonly string[]): string[] {
  const plans: string[][] = [];
  for (const line of messages) {
    if (/LOG: {2}duration: .*plan:/.test(line)) plans.push([line.replace(/^.*LOG: {2}/, '')]);
    else if (/^\S* ?\S* ?\S* ?\[?\d*\]? ?(LOG|CONTEXT|STATEMENT|ERROR):/.test(line)) plans.push([]);
    else plans.at(-1)?.push(line);
  }
  return plans
    .map((plan) => plan.join('\n'))
    .filter((plan) => plan !== '' && !backgroundWork.test(plan));
}

const settings = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_timing': 'off',
};

async function setAutoExplain(databaseUrl: string, isOn: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const database = client.escapeIdentifier(client.database ?? 'pabean');
  for (const [name, value] of Object.entries(settings)) {
    await client.query(
      isOn
        ? `alter database ${database} set ${name} = '${value}'`
        : `alter database ${database} reset ${name}`,
    );
  }
  await client.end();
}
