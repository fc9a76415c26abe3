import { type ClosestTests, partsOf } from './closest-part.ts';

const part = partsOf('apps/api/src/usecases');

/**
 * Every test of a call goes through several use cases, on a database of its own: asking all of them
 * about each mutant would take days. These are the tests that a use case is written with. A mutant
 * that only another test would notice survives here, which errs on the strict side.
 */
export const usecaseTests: readonly ClosestTests[] = [
  part(
    'orders',
    'orders/{delete-orders,move-orders,refund-orders,status-fields,change-report}.ts',
    'usecases/orders/change-report',
    'endpoints/admin/change-order-status',
    'endpoints/admin/move-order-status',
    'endpoints/admin/move-to-complete-refund',
    'endpoints/admin/erase-for-good',
  ),
  part(
    'order-work',
    'orders/{add-remark,assign-orders,enter-transaction,code-nationalities}.ts',
    'endpoints/admin/add-new-remark',
    'endpoints/admin/assign-order-status',
    'endpoints/admin/defence-pack-details',
    'endpoints/admin/reports',
  ),
  part(
    'order-views',
    'orders/{order-detail-view,folder-access}.ts',
    'endpoints/admin/get-orders-details',
    'endpoints/admin/get-orders-list',
    'endpoints/admin/add-new-remark',
    'endpoints/admin/send-mail-again',
  ),
  part(
    'traveller',
    'traveller/*.ts',
    'usecases/traveller/traveller-order',
    'usecases/traveller/press-download',
    'endpoints/front/track-order',
  ),
  part('limits', 'limits/*.ts', 'usecases/limits/limit-guesses'),
  part(
    'team',
    'team/*.ts',
    'endpoints/admin/team',
    'endpoints/admin/change-password',
    'endpoints/admin/last-admin',
    'endpoints/admin/get-staff-events',
    'usecases/team/staff-password',
  ),
  part(
    'staff-events',
    'staff-events/*.ts',
    'usecases/staff-events/member-change',
    'endpoints/admin/get-staff-events',
    'endpoints/admin/admin-login',
    'ops/staff-chain',
  ),
  part('reports', 'reports/*.ts', 'usecases/reports/country-counts', 'endpoints/admin/reports'),
  part(
    'gateways',
    'gateways/*.ts',
    'endpoints/admin/payment-gateways',
    'endpoints/admin/get-staff-events',
  ),
  part('intake', 'intake/*.ts', 'usecases/intake', 'intake/take-orders', 'intake/calls'),
  part(
    'search',
    'search/*.ts',
    'usecases/search/find-orders',
    'usecases/search/search-turns',
    'endpoints/admin/search-order',
  ),
  part(
    'sign-in',
    'sign-in/*.ts',
    'endpoints/admin/admin-login',
    'endpoints/admin/admin-logout',
    'endpoints/admin/get-staff-events',
  ),
  part('readiness', 'readiness/*.ts', 'endpoints/system'),
  part('invoice', 'invoice/*.ts', 'endpoints/admin/send-invoice', 'papers/invoice/draw-invoice'),
  part(
    'mail',
    'mail/*.ts',
    'endpoints/admin/resend-mail',
    'endpoints/admin/send-mail-again',
    'mail/last-try',
    'mail/spent',
    'mail/mailbox',
    'mail/providers',
  ),
  part(
    'mail-delivery',
    'mail/delivery/*.ts',
    'mail/delivery/sendgrid',
    'mail/delivery/ses',
    'mail/delivery/trouble',
  ),
  part(
    'document-check',
    'documents/{check-document,fold,names-someone,right-document}.ts',
    'usecases/documents/check-document',
    'usecases/documents/names-someone',
    'endpoints/admin/wrong-document',
    'endpoints/admin/bad-documents',
  ),
  part(
    'upload',
    'documents/upload-document.ts',
    'endpoints/admin/upload-visa-document',
    'endpoints/admin/wrong-document',
  ),
  part(
    'stored-documents',
    'documents/{strays,deliveries,access-record,record-delivery}.ts',
    'usecases/documents/deliveries',
    'usecases/documents/strays',
    'http/document-access',
  ),
  part(
    'defence-pack',
    'defence-pack/*.ts',
    'endpoints/admin/defence-pack/document',
    'endpoints/admin/defence-pack/letter',
    'endpoints/admin/defence-pack/truth',
    'endpoints/admin/defence-pack/pdf',
    'endpoints/admin/get-staff-events',
  ),
  part('import', 'import/*.ts', 'intake/csv.properties', 'intake/report', 'intake/import-orders'),
  part('history-chain', 'history-chain/*.ts', 'ops/history-chain', 'ops/staff-chain'),
];
