import { createHash } from 'node:crypto';
import type pg from 'pg';
import { askPrepared } from './prepared-query.ts';

/** Texts that a connection prepares at most: each plan stays in PostgreSQL's memory as long as it. */
const mostTexts = 100;

/**
 * Makes a connection prepare what it is asked, with one plan for all values: for statements whose plan is
 * half of their time. Their texts have to be few, and good plans must not depend on the values.
 */
export async function prepareTexts(client: pg.ClientBase): Promise<void> {
  await client.query('set plan_cache_mode = force_generic_plan');
  const query = client.query.bind(client) as (...input: unknown[]) => unknown;
  const names = new Map<string, string>();
  Object.assign(client, {
    query(...input: unknown[]) {
      const [text, values] = input;
      if (typeof text !== 'string' || !Array.isArray(values)) return query(...input);
      let name = names.get(text);
      if (name === undefined) {
        if (names.size >= mostTexts) return query(...input);
        name = createHash('sha256').update(text).digest('base64url');
        names.set(text, name);
      }
      return resultOf(askPrepared(client, { name, text, values }));
    },
  });
}

/** What Kysely reads of a result of the driver. Searches change no rows, so nobody asks how many. */
const resultOf = async (asked: Promise<object[]>) => ({ rows: await asked, command: 'SELECT' });
