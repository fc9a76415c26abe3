import type { HandlerMap } from '../http/context.ts';
import { addDispute } from './admin/add-dispute.ts';
import { addDisputeFile } from './admin/add-dispute-file.ts';
import { addNewRemark } from './admin/add-new-remark.ts';
import { addTeamMember } from './admin/add-team-member.ts';
import { adminLogin } from './admin/admin-login.ts';
import { adminLogout } from './admin/admin-logout.ts';
import { askTraveller } from './admin/ask-traveller.ts';
import { assignOrderStatus } from './admin/assign-order-status.ts';
import { changeOrderStatus } from './admin/change-order-status.ts';
import { changePassword } from './admin/change-password.ts';
import { checkOpenOrders } from './admin/check-open-orders.ts';
import { decideCorrection } from './admin/decide-correction.ts';
import { decideRefund } from './admin/decide-refund.ts';
import { defencePackDetails } from './admin/defence-pack-details.ts';
import { deleteTeamMember } from './admin/delete-team-member.ts';
import { dropJob } from './admin/drop-job.ts';
import { exportOrders } from './admin/export-orders.ts';
import { getApprovalNotice } from './admin/get-approval-notice.ts';
import { getCheckRun } from './admin/get-check-run.ts';
import { getCockpit } from './admin/get-cockpit.ts';
import { getCockpitDisputes } from './admin/get-cockpit-disputes.ts';
import { getCockpitOrders } from './admin/get-cockpit-orders.ts';
import { getCountryOrderCount } from './admin/get-country-order-count.ts';
import { getDefenceLetter } from './admin/get-defence-letter.ts';
import { getDefencePackPdf } from './admin/get-defence-pack-pdf.ts';
import { getDispute } from './admin/get-dispute.ts';
import { getDisputePack } from './admin/get-dispute-pack.ts';
import { getDisputePackPlan } from './admin/get-dispute-pack-plan.ts';
import { getDisputes } from './admin/get-disputes.ts';
import { getFolderCount } from './admin/get-folder-count.ts';
import { getFutureOrderCount } from './admin/get-future-order-count.ts';
import { getMailTrouble } from './admin/get-mail-trouble.ts';
import { getOrderHistory } from './admin/get-order-history.ts';
import { getOrdersDetails } from './admin/get-orders-details.ts';
import { getOrdersList } from './admin/get-orders-list.ts';
import { getProcessedByCount } from './admin/get-processed-by-count.ts';
import { getSentMail } from './admin/get-sent-mail.ts';
import { getStaffEvents } from './admin/get-staff-events.ts';
import { getSystem } from './admin/get-system.ts';
import { getTeamMemberList } from './admin/get-team-member-list.ts';
import { getTeamMemberType } from './admin/get-team-member-type.ts';
import { getUnsettledPayments } from './admin/get-unsettled-payments.ts';
import { moveOrderStatus } from './admin/move-order-status.ts';
import { moveToCompleteRefund } from './admin/move-to-complete-refund.ts';
import { paymentGatewaySetting } from './admin/payment-gateway-setting.ts';
import { paymentGateways } from './admin/payment-gateways.ts';
import { previewQuestion } from './admin/preview-question.ts';
import { recordExport } from './admin/record-export.ts';
import { resendMail } from './admin/resend-mail.ts';
import { searchOrder } from './admin/search-order.ts';
import { sendInvoice } from './admin/send-invoice.ts';
import { sendMailAgain } from './admin/send-mail-again.ts';
import { sendMailsAgain } from './admin/send-mails-again.ts';
import { sendMessage } from './admin/send-message.ts';
import { settlePayment } from './admin/settle-payment.ts';
import { signOutMember } from './admin/sign-out-member.ts';
import { stopCheckRun } from './admin/stop-check-run.ts';
import { submitDispute } from './admin/submit-dispute.ts';
import { teamMemberInfo } from './admin/team-member-info.ts';
import { tryJobAgain } from './admin/try-job-again.ts';
import { undoChange } from './admin/undo-change.ts';
import { updateDispute } from './admin/update-dispute.ts';
import { updateOrder } from './admin/update-order.ts';
import { updateTeamMember } from './admin/update-team-member.ts';
import { uploadVisaDocument } from './admin/upload-visa-document.ts';
import { answerQuestion } from './front/answer-question.ts';
import { askRefund } from './front/ask-refund.ts';
import { correctOrder } from './front/correct-order.ts';
import { downloadPassportDocPdf } from './front/download-passport-doc-pdf.ts';
import { getDownloadHistory } from './front/get-download-history.ts';
import { getOpenedOrders } from './front/get-opened-orders.ts';
import { getOrder } from './front/get-order.ts';
import { leave } from './front/leave.ts';
import { sendDocumentAgain } from './front/send-document-again.ts';
import { sendTravellerMessage } from './front/send-message.ts';
import { trackOrder } from './front/track-order.ts';
import { health } from './health.ts';
import { intakeDisputes } from './intake/disputes.ts';
import { intakeOrders } from './intake/orders.ts';
import { intakePayments } from './intake/payments.ts';
import { ready } from './ready.ts';
import { shop } from './shop.ts';
import { userInfo } from './user-info.ts';

/** What the composition hands to the transport. */
export const handlers = {
  getSystem,
  getMailTrouble,
  sendMailsAgain,
  tryJobAgain,
  dropJob,
  signOutMember,
  addDispute,
  addNewRemark,
  addTeamMember,
  adminLogin,
  adminLogout,
  answerQuestion,
  askTraveller,
  previewQuestion,
  assignOrderStatus,
  changeOrderStatus,
  changePassword,
  askRefund,
  correctOrder,
  decideCorrection,
  decideRefund,
  settlePayment,
  getUnsettledPayments,
  defencePackDetails,
  deleteTeamMember,
  downloadPassportDocPdf,
  getApprovalNotice,
  getCockpit,
  getCockpitDisputes,
  getCockpitOrders,
  getCountryOrderCount,
  getDefenceLetter,
  getDefencePackPdf,
  addDisputeFile,
  getDispute,
  getDisputes,
  getDisputePack,
  getDisputePackPlan,
  getDownloadHistory,
  getFolderCount,
  exportOrders,
  getFutureOrderCount,
  getOpenedOrders,
  getOrder,
  getOrderHistory,
  getOrdersDetails,
  getOrdersList,
  getProcessedByCount,
  getSentMail,
  getStaffEvents,
  recordExport,
  checkOpenOrders,
  getCheckRun,
  stopCheckRun,
  getTeamMemberList,
  getTeamMemberType,
  health,
  intakeDisputes,
  intakeOrders,
  intakePayments,
  leave,
  moveOrderStatus,
  moveToCompleteRefund,
  undoChange,
  paymentGatewaySetting,
  paymentGateways,
  ready,
  resendMail,
  searchOrder,
  sendDocumentAgain,
  sendInvoice,
  sendMailAgain,
  sendMessage,
  sendTravellerMessage,
  shop,
  submitDispute,
  teamMemberInfo,
  trackOrder,
  updateDispute,
  updateOrder,
  updateTeamMember,
  uploadVisaDocument,
  userInfo,
} satisfies HandlerMap;
