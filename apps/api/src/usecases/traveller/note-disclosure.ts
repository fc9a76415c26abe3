import { firstDisclosure } from '../../db/queries/disclosure.ts';
import { writeHistory } from '../../db/queries/order-history.ts';
import type { TravellerOrder } from '../../db/queries/traveller.ts';
import type { Services } from '../services.ts';

/**
 * Notes in the order's history when its traveller was first shown that the service is private, that the
 * official form is free, where, and what the fee buys: with what the page named, and nothing of the
 * person. Two looks at the same moment may leave two rows; evidence reads the first.
 */
export async function noteDisclosure(
  { db, env }: Pick<Services, 'db' | 'env'>,
  order: Pick<TravellerOrder, 'id' | 'version'>,
): Promise<void> {
  if ((await firstDisclosure(db, order.id)) !== null) return;
  const { officialFormUrl, statementName } = env.truth;
  await writeHistory(db, { kind: 'traveller', id: null, name: 'Traveller', ip: null }, [
    {
      orderPk: order.id,
      orderVersion: order.version,
      action: 'disclosed',
      detail: { page: 'Track Order', officialFormUrl, statementName },
    },
  ]);
}
