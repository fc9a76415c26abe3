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
  const recorded =
    document.fileName === body.file1 &&
    (await db.transaction().execute((trx) =>
      recordDownload(trx, order, document.fileName, {
        ip,
        timezone: knownTimeZone(body.timezone),
        browser: device.text,
        os: device.os,
      }),
    ));
  if (!recorded) {
    throw new Refusal(409, 'There is a newer document. Please reload this page to get it.');
  }
  return { message: 'Your download begins.' };
};
