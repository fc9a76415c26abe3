import type { Call } from '@pabean/api-client/contract';
import { knownTimeZone } from '@pabean/domain';
import { recordDownload } from '../../db/queries/traveller.ts';
import type { Handler } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { describeDevice } from '../../services/device.ts';
import { requireOpenedOrder } from '../../services/traveller-order.ts';

/** Records that a person pressed Download Now, as evidence of delivery; the browser saves the file. */
export const downloadPassportDocPdf: Handler<Call<'downloadPassportDocPdf'>> = async (
  { body },
  { services, travellerOrderId, ip, userAgent },
) => {
  const { db } = services;
  const { order, document } = await requireOpenedOrder(db, travellerOrderId, body.orderId);
  if (document === null) throw new Refusal(409, 'Your declaration is not ready for download yet.');
  const device = describeDevice(userAgent);
  const pressedAt = plausible(body.pressedAt);
  const recorded =
    document.fileName === body.file1 &&
    (await db.transaction().execute((trx) =>
      recordDownload(
        trx,
        order,
        { fileName: document.fileName, pressedAt },
        {
          ip,
          timezone: knownTimeZone(body.timezone),
          browser: device.text,
          os: device.os,
        },
      ),
    ));
  if (!recorded) {
    throw new Refusal(409, 'There is a newer document. Please reload this page to get it.');
  }
  return { message: 'Your download begins.' };
};

const dayMs = 24 * 60 * 60 * 1000;
/** A device's clock may be a little ahead. */
const aheadMs = 5 * 60 * 1000;

/**
 * The moment of pressing, if it can be true: a record may have waited on the device for 30 days. A
 * device with a wrong clock still downloads; then only our own time is stated.
 */
function plausible(pressedAt: string | undefined): string | null {
  if (pressedAt === undefined) return null;
  const age = Date.now() - Date.parse(pressedAt);
  return age > -aheadMs && age < 30 * dayMs ? new Date(pressedAt).toISOString() : null;
}
