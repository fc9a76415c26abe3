import { median } from '../measure.ts';
import { type Figure, timesIn } from './figure.ts';
import type { JsonClient } from './json-client.ts';
import { timesOfCall } from './pairs.ts';
import type { Stand } from './stand.ts';

const page = '/api/admin/get-orders-list/completedOrder?limit=10&page=1';
const search = {
  searchVal: 'gmail',
  folderName: 'allOrder',
  start: 0,
  end: 10,
};

/** Page 1 while the commonest word is searched without pause, beside its own quiet time. */
export async function measureStarvation(stand: Stand): Promise<Figure[]> {
  const team = await stand.team();
  const quiet = await timesOfCall(pageOne(stand));
  const twelve = await pageWhileSearching(stand, team);
  // Of one member two run at once, and the others wait for their turn.
  const one = await pageWhileSearching(stand, Array<JsonClient>(team.length).fill(stand.staff));
  return [
    figure(`page 1 while ${team.length} members search`, quiet, twelve),
    figure(`page 1 while ${team.length} searches of one member are asked`, quiet, one),
  ];
}

const pageOne =
  ({ staff }: Stand) =>
  () =>
    staff.timeOf('GET', page);

interface BusyPage {
  readonly times: readonly number[];
  /** How often a search was answered with each status. */
  readonly answers: ReadonlyMap<number, number>;
}

async function pageWhileSearching(
  stand: Stand,
  searchers: readonly JsonClient[],
): Promise<BusyPage> {
  let isOver = false;
  const answers = new Map<number, number>();
  const people = searchers.map(async (searcher) => {
    while (!isOver) {
      const { status } = await searcher.timeOf('POST', '/api/admin/search-order', search);
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  });
  const times = await timesOfCall(pageOne(stand)).finally(() => {
    isOver = true;
  });
  await Promise.all(people);
  return { times, answers };
}

function figure(name: string, quiet: readonly number[], { times, answers }: BusyPage): Figure {
  const statuses = [...answers].map(([status, n]) => `${n} of ${status}`).join(', ');
  return {
    name,
    value: median(times) / median(quiet),
    unit: '×',
    detail: `${timesIn(times)}; alone median ${median(quiet).toFixed(2)} ms; searches answered: ${statuses}`,
    promise: { limit: 5 },
  };
}
