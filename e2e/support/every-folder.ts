import { type ProcessStatus, processStatuses } from '@pabean/domain';
import { mustSucceed } from './must-succeed.ts';
import { password, type World } from './world.ts';

/** The order that is moved to each status; New and Pending are reached otherwise (`canMove`). */
const movedOrders: Record<Exclude<ProcessStatus, 'New' | 'Pending'>, string> = {
  Awaiting: '700102',
  AwaitingGovt: '700103',
  'Contact Customer': '700104',
  'Customer Called': '700105',
  Refunds: '700106',
  ChargeBack: '700107',
  Deleted: '700108',
  Completed: '700109',
};

/** What the member with this address has taken. */
export const takenOrder = '700110';

/** Brings an order into each of the fourteen folders; My Orders is that of the member named. */
export async function fillEveryFolder({ app }: World, email: string): Promise<void> {
  const login = await mustSucceed(app.call('adminLogin', { body: { email, password } }));
  const me = { token: login.data?.jwtToken ?? '' };
  for (const updatingStatus of processStatuses) {
    if (updatingStatus === 'New' || updatingStatus === 'Pending') continue;
    const orderId = movedOrders[updatingStatus];
    await mustSucceed(
      app.call('moveOrderStatus', { body: { orderId: [orderId], updatingStatus } }, me),
    );
  }
  const taken = { orderId: [takenOrder], assignto: 'me' };
  await mustSucceed(app.call('assignOrderStatus', { body: taken }, me));
  await app.newOrder({ order_id: '700900', processing_mode: 'Priority' });
  await app.newOrder({ order_id: '700901', processing_mode: 'Future', process_month: 'Feb' });
}
