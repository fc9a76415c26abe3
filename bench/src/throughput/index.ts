import { median } from '../measure.ts';
import type { Figure } from '../scale/figure.ts';
import { callRequests, type MeasuredServer } from './requests.ts';
import { type Client, startClient } from './round.ts';

const connections = 16;
const rounds = 5;
const roundMs = 3_000;
const warmUpMs = 2_000;

/** Servers that run as processes of their own, on the same database. */
export interface ThroughputTarget extends MeasuredServer {
  /** The yardstick: `bare.ts`. */
  readonly bareUrl: string;
}

/**
 * Calls a second at 16 connections, beside the yardstick's. Ours and the yardstick take turns, so that a
 * busy machine slows both; the share is the median of the shares of the turns.
 */
export async function measureThroughput(target: ThroughputTarget): Promise<Figure[]> {
  const client = startClient();
  try {
    const yardstick = { url: target.bareUrl, requests: [get('/rows', target.bareUrl)] };
    const figures: Figure[] = [];
    for (const { name, promise, requests } of callRequests(target)) {
      const ours = { url: target.url, requests };
      figures.push(await compareRounds(client, { name, promise }, ours, yardstick));
    }
    return figures;
  } finally {
    client.stop();
  }
}

interface Side {
  readonly url: string;
  readonly requests: readonly string[];
}

async function compareRounds(
  client: Client,
  { name, promise }: { readonly name: string; readonly promise: number },
  ours: Side,
  yardstick: Side,
): Promise<Figure> {
  const perSecond = async (side: Side, ms: number) => {
    const round = await client.round({ ...side, connections, ms });
    if (round.refused > 0) throw new Error(`${round.refused} answers of ${name} were no success.`);
    return round.perSecond;
  };
  await perSecond(ours, warmUpMs);
  await perSecond(yardstick, warmUpMs);
  const turns: { ours: number; yardstick: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    turns.push({
      ours: await perSecond(ours, roundMs),
      yardstick: await perSecond(yardstick, roundMs),
    });
  }
  const shares = turns.map((turn) => (100 * turn.ours) / turn.yardstick);
  const share = median(shares);
  const ends = `${Math.min(...shares).toFixed(0)} to ${Math.max(...shares).toFixed(0)}`;
  const inMedian = (side: 'ours' | 'yardstick') =>
    median(turns.map((turn) => turn[side])).toFixed(0);
  return {
    name: `${name}, ${connections} connections`,
    value: share,
    unit: '%',
    detail: `${inMedian('ours')} a second, yardstick ${inMedian('yardstick')}; shares ${ends} %`,
    promise: { limit: promise, is: 'least' },
  };
}

function get(path: string, url: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: ${new URL(url).host}\r\n\r\n`;
}
