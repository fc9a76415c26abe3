import type { TestApp } from '@pabean/api/testing';
import { median, percentile, timesOf } from './measure.ts';

/** Milliseconds that 95 of 100 searches of each kind may take. */
const promise = 10;

/** What people type, by kind; the orders are those of `seedBulk`. */
const kinds: readonly (readonly [kind: string, typed: readonly string[]])[] = [
  ['whole order id', ['BULK-00012345', 'bulk-00077777']],
  ['whole e-mail', ['traveller.4321@example.com', 'traveller.99000@example.com']],
  ['whole telephone', ['5550054321', '+61 5550 012 347']],
  ['beginning of an e-mail', ['traveller.431', '9900']],
  ['digits of a telephone', ['054321', '50099']],
  ['a name', ['frieda', 'fernsby']],
  ['a name of another script', ['Степовик', '海野', 'ليان']],
  ['the commonest word', ['example', 'traveller']],
  ['two letters', ['fe', 'wy']],
  ['one letter', ['t', 'ł']],
  ['a common and a rare word', ['frieda 54321', 'example 77777']],
  ['two common words', ['frieda fernsby', 'wyatt śnieżka']],
  ['no match', ['nobodyofthisname', 'zz']],
  ['200 characters', ['x'.repeat(200), 'ab '.repeat(66)]],
  ['signs', ['%', '_ %']],
];

/** Searches of each kind in Order History and in a folder of few orders, one after the other. */
export async function measureSearches(server: TestApp, token: string): Promise<string[]> {
  const lines: string[] = [];
  for (const [kind, texts] of kinds) {
    for (const folderName of ['allOrder', 'refundOrder']) {
      let run = 0;
      const times = await timesOf(200, () => {
        run += 1;
        const searchVal = texts[run % texts.length] ?? '';
        return search(server.url, token, { searchVal, folderName, start: 0, end: 10 });
      });
      const p95 = percentile(times, 0.95);
      const kept = p95 <= promise ? 'kept' : 'BROKEN';
      lines.push(
        `search, ${kind}, ${folderName}`.padEnd(48) +
          ` min ${Math.min(...times).toFixed(2)} ms, median ${median(times).toFixed(2)} ms, p95 ${p95.toFixed(2)} ms (promise ${promise} ms: ${kept})`,
      );
    }
  }
  return lines;
}

async function search(url: string, token: string, body: object): Promise<void> {
  const response = await fetch(`${url}/api/admin/search-order`, {
    method: 'POST',
    headers: { Authorization: token, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${response.status} from a search`);
  await response.arrayBuffer();
}
