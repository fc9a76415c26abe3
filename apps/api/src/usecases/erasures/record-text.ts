import { BackupFault } from '../../adapters/backup/place.ts';
import type { Erasure } from '../../db/queries/erasures.ts';

const heading = '# Orders that were erased for good: order, received, erased';
const shape = /^([A-Za-z0-9-]{1,64})\t(\d{4}-\S{1,30}Z)\t(\d{4}-\S{1,30}Z)$/;

/** Erasures as lines for a file; the last one says how many there are, so that a cut file is known. */
export function textOfErasures(erasures: readonly Erasure[]): string {
  const lines = erasures.map(({ orderId, receivedAt, erasedAt }) =>
    [orderId, receivedAt, erasedAt].join('\t'),
  );
  return [heading, ...lines, endOf(lines.length), ''].join('\n');
}

/** @throws BackupFault when the file is none of ours, damaged or cut */
export function erasuresOfText(text: string, file: string): Erasure[] {
  const [first, ...lines] = text.split('\n');
  if (first !== heading) throw new BackupFault(`${file} is no record of erased orders`);
  const end = lines.at(-2);
  const named = lines.slice(0, -2);
  if (lines.at(-1) !== '' || end !== endOf(named.length)) throw new BackupFault(`${file} is cut`);
  return named.map((line) => {
    const [, orderId, receivedAt = '', erasedAt = ''] = shape.exec(line) ?? [];
    const moments = [receivedAt, erasedAt].map((moment) => Date.parse(moment));
    if (orderId === undefined || moments.some(Number.isNaN)) {
      throw new BackupFault(`${file} is damaged: its bytes are not those that were written`);
    }
    return { orderId, receivedAt, erasedAt };
  });
}

const endOf = (count: number) => `# ${count} orders`;

/** What makes an order the same one, in the database and in each backup of it. */
export const keyOf = ({ orderId, receivedAt }: Erasure) => `${orderId} ${receivedAt}`;
