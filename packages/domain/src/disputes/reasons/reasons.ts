import { type CardNetwork, cardNetworks } from '../networks.ts';
import { amexConsumer } from './amex-consumer.ts';
import { amexFraud } from './amex-fraud.ts';
import { amexProcessing } from './amex-processing.ts';
import { discoverConsumer } from './discover-consumer.ts';
import { discoverOthers } from './discover-others.ts';
import { mastercardCodes } from './mastercard.ts';
import { mastercard4853 } from './mastercard-4853.ts';
import { mastercardLater } from './mastercard-later.ts';
import type { DisputeReason, ReasonRow } from './reason.ts';
import { visaConsumer } from './visa-consumer.ts';
import { visaFraud } from './visa-fraud.ts';
import { visaProcessing } from './visa-processing.ts';

const rows: Readonly<Record<CardNetwork, readonly ReasonRow[]>> = {
  visa: [...visaFraud, ...visaProcessing, ...visaConsumer],
  mastercard: [...mastercardCodes, ...mastercard4853, ...mastercardLater],
  amex: [...amexConsumer, ...amexFraud, ...amexProcessing],
  discover: [...discoverConsumer, ...discoverOthers],
};

/** Every reason that is known, read on 2026-11-22. */
export const disputeReasons: readonly DisputeReason[] = cardNetworks.flatMap((network) =>
  rows[network].map((row) => ({ ...row, network })),
);
