import type { Call } from '@pabean/api-client/contract';
import { visitorKind } from '../../core/visitor-kind.ts';
import type { Handler } from '../../http/context.ts';
import { pressDownload } from '../../usecases/traveller/press-download.ts';

/** Records that Download Now was pressed; the browser saves the file. */
export const downloadPassportDocPdf: Handler<Call<'downloadPassportDocPdf'>> = async (
  { body },
  { services, openedOrders, ip, userAgent, header, log },
) => {
  const presser = { openedOrders, ip, userAgent, kind: visitorKind(header) };
  await pressDownload(services, body, presser, log);
  return { message: 'Your download begins.' };
};
