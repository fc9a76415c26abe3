import { type Figure, p95Figure } from './figure.ts';
import { type TimedCall, timesOfCall, usualRuns } from './pairs.ts';
import { type SearchSamples, searchSamples } from './search-samples.ts';
import type { Stand } from './stand.ts';

const promise = { limit: 10 };
const folders = [
  ['allOrder', 'Order History'],
  ['refundOrder', 'Refunds'],
] as const;

/** What people type, by kind. */
const kinds = (samples: SearchSamples): readonly (readonly [string, readonly string[]])[] => [
  ['whole order id', samples.orderIds],
  ['whole e-mail', samples.emails],
  ['whole telephone', samples.telephones],
  ['transaction id', samples.transactionIds],
  ['passport number', samples.passportNumbers],
  ['beginning of an e-mail', samples.emails.map((email) => email.slice(0, 9))],
  ['digits of a telephone', samples.telephones.map((digits) => digits.slice(-5))],
  ['a frequent first name', ['isla', 'frieda']],
  ['a rare first name', ['ottilie', 'maren']],
  ['a surname', samples.surnames],
  ['a name of another script', ['美咲', 'Омар', 'ليان', 'ธนา']],
  ['the commonest word', ['example', 'gmail']],
  ['two letters', ['fe', 'wy']],
  ['one letter', ['t', 'ł']],
  ['a common and a rare word', samples.surnames.map((surname) => `gmail ${surname}`)],
  ['first name and surname', samples.surnames.map((surname) => `isla ${surname}`)],
  ['two common words', ['isla gmail', 'frieda yahoo']],
  ['no match', ['nobodyofthisname', 'zzqx']],
  ['200 characters', ['x'.repeat(200), 'ab '.repeat(66)]],
  ['signs', ['%', '_ %']],
];

/** Searches of each kind in Order History and in a folder of few orders. */
export function searchCalls(
  { staff }: Stand,
  samples: SearchSamples,
): { readonly name: string; readonly call: TimedCall }[] {
  return kinds(samples).flatMap(([kind, texts]) =>
    folders.map(([folderName, folder]) => ({
      name: `search, ${kind}, ${folder}`,
      call: (run: number) => {
        const searchVal = texts[run % texts.length] ?? '';
        const body = { searchVal, folderName, start: 0, end: 10 };
        return staff.timeOf('POST', '/api/admin/search-order', body);
      },
    })),
  );
}

/** One search after the other. */
export async function measureSearches(stand: Stand): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, call } of searchCalls(stand, await searchSamples(stand.databaseUrl))) {
    // One that takes more than five seconds is refused with the words to type instead.
    let refusals = 0;
    const times = await timesOfCall(call, usualRuns, () => {
      refusals += 1;
    });
    const figure = p95Figure(name, times, promise);
    figures.push({ ...figure, detail: `${figure.detail}; ${refusals} refused` });
  }
  return figures;
}
