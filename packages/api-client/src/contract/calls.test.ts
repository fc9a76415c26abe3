import { contract } from '@pabean/api-client/contract';
import { expect, test } from 'vitest';

/**
 * What shops, importers and bookmarked pages of earlier versions rely on (spec section 7): method,
 * path and who may call.
 */
const promised = `
  adminLogin              POST /admin/admin-login                      public
  adminLogout             POST /admin/admin-logout                     staff work-orders
  userInfo                GET  /user_info                              staff work-orders
  changePassword          POST /admin/change-password                  staff change-password
  getFolderCount          GET  /admin/get-folder-count                 staff work-orders
  getOrdersList           GET  /admin/get-orders-list/{orderName}      staff work-orders
  searchOrder             POST /admin/search-order                     staff work-orders
  exportOrders            POST /admin/export-orders                    staff work-orders
  getFutureOrderCount     GET  /admin/get-future-order-count           staff work-orders
  getOrdersDetails        GET  /admin/get-orders-details/{orderId}     staff work-orders
  getOrderHistory         GET  /admin/get-order-history/{orderId}      staff work-orders
  updateOrder             PUT  /admin/update-order                     staff work-orders
  decideCorrection        POST /admin/decide-correction                staff work-orders
  askTraveller            POST /admin/ask-traveller                     staff work-orders
  previewQuestion         POST /admin/preview-question                  staff work-orders
  sendMessage             POST /admin/send-message                      staff work-orders
  changeOrderStatus       PUT  /admin/change-order-status              staff work-orders
  assignOrderStatus       PUT  /admin/assign-order-status              staff work-orders
  moveOrderStatus         PUT  /admin/move-order-status                staff work-orders
  moveToCompleteRefund    PUT  /admin/move-to-complete-refund          staff work-orders
  undoChange              PUT  /admin/undo-change                      staff work-orders
  decideRefund            POST /admin/decide-refund                    staff work-orders
  settlePayment           POST /admin/settle-payment                   staff work-orders
  getUnsettledPayments    GET  /admin/get-unsettled-payments           staff work-orders
  addNewRemark            POST /admin/add-new-remark                   staff work-orders
  uploadVisaDocument      POST /admin/upload-visa-document             staff work-orders
  resendMail              POST /admin/resend-mail                      staff work-orders
  defencePackDetails      POST /admin/defence-pack-details             staff work-orders
  getDefencePackPdf       POST /admin/get-defence-pack-pdf             staff work-orders
  getDefenceLetter        GET  /admin/get-defence-letter/{orderId}     staff work-orders
  getDispute              GET  /admin/get-dispute/{disputeId}          staff work-orders
  getDisputePackPlan      GET  /admin/get-dispute-pack-plan/{disputeId} staff work-orders
  getDisputePack          GET  /admin/get-dispute-pack/{disputeId}     staff work-orders
  addDisputeFile          POST /admin/add-dispute-file                 staff work-orders
  submitDispute           POST /admin/submit-dispute                   staff submit-disputes
  getSentMail             GET  /admin/get-sent-mail/{mailId}           staff work-orders
  sendMailAgain           POST /admin/send-mail-again                  staff work-orders
  getMailTrouble          GET  /admin/get-mail-trouble                 staff work-orders
  sendMailsAgain          POST /admin/send-mails-again                 staff work-orders
  getApprovalNotice       GET  /admin/get-approval-notice/{orderId}    staff work-orders
  sendInvoice             POST /admin/send-invoice                     staff work-orders
  getTeamMemberList       GET  /admin/get-team-member-list             staff manage-team
  addTeamMember           POST /admin/add-team-member                  staff manage-team
  updateTeamMember        POST /admin/update-team-member               staff manage-team
  deleteTeamMember        PUT  /admin/delete-team-member               staff manage-team
  teamMemberInfo          GET  /admin/team-member-info/{id}            staff manage-team
  getTeamMemberType       GET  /admin/get-team-member-type             staff manage-team
  paymentGateways         GET  /admin/payment-gateways                 staff set-gateway
  paymentGatewaySetting   POST /admin/payment-gateway-setting          staff set-gateway
  getStaffEvents          GET  /admin/get-staff-events                 staff view-staff-events
  recordExport            POST /admin/record-export                    staff work-orders
  checkOpenOrders         POST /admin/check-open-orders                staff check-orders
  getCheckRun             GET  /admin/get-check-run                    staff check-orders
  stopCheckRun            POST /admin/stop-check-run                   staff check-orders
  getSystem               GET  /admin/get-system                       staff run-system
  tryJobAgain             POST /admin/try-job-again                    staff run-system
  dropJob                 POST /admin/drop-job                         staff run-system
  signOutMember           POST /admin/sign-out-member                  staff run-system
  getDisputes             GET  /admin/get-disputes                     staff work-orders
  updateDispute           PUT  /admin/update-dispute                   staff work-orders
  addDispute              POST /admin/add-dispute                      staff work-orders
  getCountryOrderCount    POST /admin/get-country-order-count          staff work-orders
  getProcessedByCount     POST /admin/get-processed-by-count           staff view-processed
  getCockpit              GET  /admin/get-cockpit                      staff view-cockpit
  getCockpitOrders        GET  /admin/get-cockpit-orders               staff view-cockpit
  getCockpitDisputes      GET  /admin/get-cockpit-disputes             staff view-cockpit
  trackOrder              POST /front/track-order                      public
  getDownloadHistory      POST /front/get-download-history             traveller
  downloadPassportDocPdf  POST /front/download-passport-doc-pdf        traveller
  sendDocumentAgain       POST /front/send-document-again              traveller
  getOrder                POST /front/get-order                        traveller
  correctOrder            POST /front/correct-order                    traveller
  answerQuestion          POST /front/answer-question                   traveller
  sendTravellerMessage    POST /front/send-message                      traveller
  askRefund               POST /front/ask-refund                       traveller
  getOpenedOrders         POST /front/get-opened-orders                public
  leave                   POST /front/leave                            traveller
  intakeOrders            POST /intake/orders                          intake
  intakePayments          POST /intake/payments                        intake
  intakeDisputes          POST /intake/disputes                        intake
  health                  GET  /health                                 public
  ready                   GET  /ready                                  public
  shop                    GET  /shop                                   public
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/).join(' '));

test('every call keeps its name, method, path and who may make it', () => {
  const built = Object.entries(contract).map(([name, { method, path, access }]) =>
    [name, method, path, ...Object.values(access)].join(' '),
  );
  expect(built).toEqual(promised);
});

test('the file of an upload and the type of a pack are named', () => {
  expect(contract.uploadVisaDocument.file).toBe('uploadVisaDoc');
  expect(contract.getDefencePackPdf.binary).toBe('application/pdf');
});
