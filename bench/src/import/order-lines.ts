import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { bulkNames } from '@pabean/api/testing';

const { firstNames, mailHosts, surnameEnds, surnameStarts } = bulkNames;
const nationalities = ['GB', 'AU', 'US', 'DE', 'JP', 'IN', 'FR', 'KR'];
const dialling = ['44', '61', '1', '49', '81', '91', '33', '82'];
const twoYearsMs = 2 * 365 * 86_400_000;

/**
 * Writes a file of orders as another system would hand over its past: in the order in which they came, each
 * with its own id, moment, payment and answers, every third with somebody who travels along, every tenth
 * unpaid. Always the same for the same `batch`; another batch has other ids and is of other travellers: the same
 * ones on the same days would each be marked as ordered twice.
 */
export async function writeOrderLines(file: string, orders: number, batch: string): Promise<void> {
  const out = createWriteStream(file);
  const start = Date.now() - twoYearsMs;
  for (let n = 0; n < orders; n += 1) {
    const line = `${JSON.stringify(order(n, batch, start + (n / orders) * twoYearsMs))}\n`;
    if (!out.write(line)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
}

function order(n: number, batch: string, at: number) {
  const firstName = pick(firstNames, n * 7919);
  const surname = pick(surnameStarts, n * 40503) + pick(surnameEnds, n);
  const email = `traveller.${batch}.${n}@${pick(mailHosts, n * 31)}`;
  const paid = n % 10 !== 0;
  return {
    order_id: `${batch}-${String(n).padStart(8, '0')}`,
    created_at: new Date(at).toISOString(),
    processing_mode: pick(['Standard', 'Standard', 'Priority', 'Future'], n),
    paid,
    full_name: `${firstName} ${surname}`,
    dob: day(Date.UTC(1950, 0, 1) + ((n + daysOf(batch)) % 20_000) * 86_400_000),
    nationality: pick(nationalities, n),
    passport_number: `X${batch}${String(n).padStart(7, '0')}`,
    email,
    confirm_email: email,
    country_code: pick(dialling, n),
    phone_number: String(5_000_000_000 + ((n * 2_654_435_761) % 1_000_000_000)),
    place_of_arrival: 'Ngurah Rai (DPS), Bali',
    doa: day(at + (2 + (n % 12)) * 86_400_000),
    amount: '39.00',
    currency: 'USD',
    ...(paid && { transaction_id: `TXN-${batch}-${n}`, gateway: 'Gateway One' }),
    applicant_ip: '203.0.113.7',
    importingGoods: n % 5 === 0 ? { cigarettes: 'Yes' } : {},
    familyMember: n % 3 === 0 ? [companion(n)] : [],
  };
}
const companion = (n: number) => ({
  family_member_name: `${pick(firstNames, n)} Companion`,
  family_passport_number: `Y${n}`,
});
/** Another number of days for another batch. */
const daysOf = (batch: string) =>
  [...batch].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 0);
const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;
