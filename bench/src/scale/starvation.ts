import { median } from '../measure.ts';
import { type Figure, timesIn } from './figure.ts';
import { timesOfCall } from './pairs.ts';
import type { Stand } from './stand.ts';

const searchers = 12;
const page = '/api/admin/get-orders-list/completedOrder?limit=10&page=1';
const search = {
  searchVal: 'gmail',
  folderName: 'allOrder',
  start: 0,
  end: 10,
};

/**
 * Page 1 while twelve searches of the commonest word are asked for without pause, beside its own quiet
 * time. All are of one member, so two run at once and the others wait for their turn.
 */
export async function measureStarvation(stand: Stand): Promise<Figure[]> {
  const call = () => stand.staff.timeOf('GET', page);
  const quiet = await timesOfCall(call);
  let isOver = false;
  const answers = new Map<number, number>();
  const people = Array.from({ length: searchers }, async () => {
    while (!isOver) {
      const { status } = await stand.staff.timeOf('POST', '/api/admin/search-order', search);
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  });
  const busy = await timesOfCall(call).finally(() => {
    isOver = true;
  });
  await Promise.all(people);
  const statuses = [...answers].map(([status, n]) => `${n} of ${status}`).join(', ');
  return [
    {
      name: `page 1 while ${searchers} searches of one member are asked`,
      value: median(busy) / median(quiet),
      unit: '×',
      detail: `${timesIn(busy)}; alone median ${median(quiet).toFixed(2)} ms; searches answered: ${statuses}`,
      promise: { limit: 5 },
    },
  ];
}
