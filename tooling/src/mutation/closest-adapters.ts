import { type ClosestTests, partsOf } from './closest-part.ts';

const adapter = partsOf('apps/api/src/adapters');
const paper = partsOf('apps/api/src/papers');

/** The tests of what the server's use cases go through to the world outside. */
export const adapterTests: readonly ClosestTests[] = [
  adapter(
    'mail',
    'mail/*.ts',
    'mail/providers',
    'mail/bad-providers',
    'mail/mailbox',
    'mail/letters',
    'mail/refusals',
    'mail/record-sent',
  ),
  adapter(
    'mail-delivery',
    'mail/delivery/*.ts',
    'mail/delivery/sendgrid',
    'mail/delivery/ses',
    'mail/delivery/trouble',
  ),
  adapter(
    'disputes',
    'disputes/*.ts',
    'endpoints/admin/submit-dispute',
    'endpoints/admin/submit-to-adyen',
    'ops/answer-kill',
  ),
  adapter(
    'documents',
    'documents/*.ts',
    'adapters/documents/both-stores',
    'adapters/documents/resuming',
    'adapters/documents/s3-trouble',
    'adapters/documents/s3-versions',
  ),
  adapter(
    'passwords',
    'passwords/*.ts',
    'adapters/passwords/password-rules',
    'adapters/passwords/password-turns',
  ),
  adapter('codes', 'codes/*.ts', 'adapters/codes/look-for-code'),
  adapter('wasm', 'wasm/*.ts', 'adapters/wasm/wasm-code'),
  adapter(
    'pictures',
    'pictures/*.ts',
    'adapters/pictures/picture-flaw',
    'adapters/pictures/without-notes',
  ),
  adapter(
    'backup',
    'backup/*.ts',
    'adapters/backup/disk-place',
    'adapters/backup/scratch',
    'ops/backup/backup-restore',
    'ops/backup/backup-faults',
  ),
  adapter('scanner', 'scanner/*.ts', 'endpoints/admin/virus-scan'),
  adapter('threads', 'threads/thread-pool.ts', 'adapters/threads/thread-pool'),
  adapter('metrics', 'metrics/*.ts', 'http/metrics'),
  adapter('disk', 'disk.ts', 'adapters/disk'),
  adapter('tokens', 'tokens.ts', 'http/document-access', 'http/order-sessions'),
];

/** The tests of what is printed and written, as far as they run it themselves. */
export const paperTests: readonly ClosestTests[] = [
  paper('bank-words', 'bank-words.ts', 'papers/bank-words'),
  paper('letters', 'letters/*.ts', 'mail/letters'),
  paper('invoice', 'invoice/*.ts', 'papers/invoice/draw-invoice'),
  paper('answer', 'dispute-pack/*.ts', 'endpoints/admin/dispute-pack'),
  paper('signature', 'defence-pack/signature/*.ts', 'papers/defence-pack/signature'),
  paper('attach', 'defence-pack/attach/*.ts', 'papers/defence-pack/turned-picture'),
];
