import { knownTravellerLanguage, travellerLanguageOf } from '@pabean/domain';
import { writeHistory } from '../../db/queries/order-history.ts';
import { setLanguage } from '../../db/queries/order-language.ts';
import type { TravellerOrder } from '../../db/queries/traveller.ts';
import type { Services } from '../services.ts';

/**
 * Keeps with the order the language that its traveller has chosen on the portal: our letters come in
 * it from then on. Called when a page is opened or its language changed, it writes only another choice.
 * @param chosen what the browser sends along, best first; a language that we have no texts of is none
 */
export async function keepLanguage(
  { db }: Pick<Services, 'db'>,
  order: Pick<TravellerOrder, 'id' | 'version' | 'language'>,
  chosen: readonly string[],
  ip: string,
): Promise<void> {
  const language = chosen.map(knownTravellerLanguage).find((known) => known !== undefined);
  if (language === undefined || language === travellerLanguageOf(order.language)) return;
  await db.transaction().execute(async (trx) => {
    if (!(await setLanguage(trx, order.id, language.lang))) return;
    await writeHistory(trx, { kind: 'traveller', id: null, name: 'Traveller', ip }, [
      {
        orderPk: order.id,
        orderVersion: order.version,
        action: 'corrected',
        detail: { fields: 'language' },
      },
    ]);
  });
}
