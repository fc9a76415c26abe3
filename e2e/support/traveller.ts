import { encodeOrderId } from '@pabean/domain';
import type { Page } from 'playwright';
import { emailOfOrder } from './approve.ts';
import { partTexts, portalLanguages } from './portal-texts.ts';
import type { World } from './world.ts';

/** A traveller with a phone of their own, who reads one language. */
export interface Traveller {
  readonly page: Page;
  readonly orderId: string;
  readonly email: string;
  /** What the portal says under a key, in the traveller's language. */
  says(key: string): string;
  /** The same of a part with texts of its own. */
  correct(key: string): string;
  refund(key: string): string;
}

/**
 * Opens the order on a phone by a link in a language, and gives the e-mail as a person does.
 * @param site where the phone finds the portal, when not at the server itself
 */
export async function travellerOf(
  world: World,
  orderId: string,
  lang: string,
  site = '',
): Promise<Traveller> {
  const found = (await portalLanguages()).find((one) => one.lang === lang);
  const page = await world.newPage('phone');
  const says = (key: string) => String(found?.texts[key]);
  const traveller = {
    page,
    orderId,
    email: emailOfOrder(orderId),
    says,
    correct: await partTexts('correct', lang),
    refund: await partTexts('refund', lang),
  };
  await page.goto(`${site}/track-order/${encodeOrderId(orderId)}?lang=${lang}`);
  await showEmail(traveller);
  return traveller;
}

/** Gives the e-mail of the order where it is asked for. */
export async function showEmail({ page, email, says }: Traveller): Promise<void> {
  await page.getByLabel(says('track.email')).fill(email);
  await page.getByRole('button', { name: says('track.submit') }).click();
  await page.getByRole('heading', { name: says('write.heading') }).waitFor();
}
