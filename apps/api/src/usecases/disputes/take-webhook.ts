import { adyenWebhook } from '../../adapters/disputes/adyen.ts';
import type { DisputeWebhook } from '../../adapters/disputes/dispute-webhook.ts';
import { stripeWebhook } from '../../adapters/disputes/stripe.ts';
import type { Env } from '../../core/env.ts';
import type { Log } from '../../core/log.ts';
import { Refusal } from '../../core/refusal.ts';
import { refusedCall } from '../mail/delivery/refused-call.ts';
import type { Services } from '../services.ts';
import { gatewayName, keptNetwork } from './intake-case.ts';
import { takeDisputes } from './take-dispute.ts';

/** The gateways whose calls are configured. */
export function disputeWebhooks({ disputes }: Env): DisputeWebhook[] {
  const { stripeSecret, adyenKey } = disputes;
  return [
    ...(stripeSecret === undefined ? [] : [stripeWebhook(stripeSecret)]),
    ...(adyenKey === undefined ? [] : [adyenWebhook(adyenKey)]),
  ];
}

/**
 * Takes a gateway's call: all of it that can be read, or nothing where a part of it is not signed as it
 * should be. What it tells of other things than disputes is accepted and left alone.
 * @returns what the gateway wants to hear
 * @throws Refusal 403 when it is not signed, 422 when nothing of it can be read
 */
export async function takeGatewayCall(
  services: Pick<Services, 'db'>,
  webhook: DisputeWebhook,
  body: Buffer,
  header: (name: string) => string | undefined,
  log: Log,
): Promise<string> {
  const call = await webhook.read(body, header);
  if ('refused' in call) {
    if (call.refused !== 'shape') throw refusedCall(log, webhook.gateway, call.refused);
    throw new Refusal(422, 'These are no events of this gateway.');
  }
  if (call.unread > 0) {
    // Refused, the whole call would come again for weeks, and nobody could read it then either.
    log.warn({ gateway: webhook.gateway, unread: call.unread }, 'unreadable events');
  }
  const name = gatewayName(webhook.gateway);
  const actor = { kind: 'gateway', id: null, name, ip: null } as const;
  const cases = call.cases.map((one) => ({ ...one, network: keptNetwork(one.network) }));
  const results = await takeDisputes(services, cases, actor);
  const created = results.filter((one) => one.created).length;
  log.info({ gateway: webhook.gateway, cases: results.length, created }, 'dispute events');
  return webhook.accepted;
}
