import type { ProcessStatus } from '@pabean/domain';
import { done } from './done.ts';
import { password, type World } from './world.ts';

const moved: Record<string, ProcessStatus> = {
  '700102': 'Awaiting',
  '700103': 'AwaitingGovt',
  '700104': 'Contact Customer',
  '700105': 'Customer Called',
  '700106': 'Refunds',
  '700107': 'ChargeBack',
  '700108': 'Deleted',
  '700109': 'Completed',
};

/** What the member with this address has taken. */
export const takenOrder = '700110';

/** Brings an order into each of the fourteen folders; My Orders is that of the member named. */
export async function fillEveryFolder({ app }: World, email: string): Promise<void> {
  const login = await done(app.call('adminLogin', { body: { email, password } }));
  const me = { token: login.data?.jwtToken ?? '' };
  for (const [orderId, updatingStatus] of Object.entries(moved)) {
    await done(app.call('moveOrderStatus', { body: { orderId: [orderId], updatingStatus } }, me));
  }
  const taken = { orderId: [takenOrder], assignto: 'me' };
  await done(app.call('assignOrderStatus', { body: taken }, me));
  await app.newOrder({ order_id: '700900', processing_mode: 'Priority' });
  await app.newOrder({ order_id: '700901', processing_mode: 'Future', process_month: 'Feb' });
}
