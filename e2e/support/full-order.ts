import { approve } from './approve.ts';
import { mustSucceed } from './must-succeed.ts';
import { samplePdf } from './sample-pdf.ts';
import type { World } from './world.ts';

/** Approved, downloaded and talked about: every section of its page holds something. */
export const fullOrder = '700100';

/** Gives the order its document, mail, download and comment. */
export async function fillOrder(world: World): Promise<void> {
  const { app } = world;
  await approve(world, fullOrder, samplePdf());
  const remark = { orderId: fullOrder, remark: 'Asked for the invoice.', whatsapp: 'Y' };
  await mustSucceed(app.call('addNewRemark', { body: remark }, await app.signIn('Team')));
  const traveller = { cookie: app.cookieOf(fullOrder) };
  const body = { orderId: fullOrder };
  const { mainResult } = await mustSucceed(app.call('getDownloadHistory', { body }, traveller));
  const download = { ...body, file1: mainResult?.file1, timezone: 'Europe/London' };
  await mustSucceed(app.call('downloadPassportDocPdf', { body: download }, traveller));
  // It counts when the file was fetched whole.
  const file = await fetch(app.url + (mainResult?.path ?? ''), {
    headers: { Cookie: traveller.cookie },
  });
  await file.arrayBuffer();
  await app.services.deliveries.settled(fullOrder);
}
