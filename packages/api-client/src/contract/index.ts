import * as account from './account.ts';
import * as checkRuns from './check-runs.ts';
import * as cockpit from './cockpit.ts';
import * as cockpitLists from './cockpit-lists.ts';
import * as conversation from './conversation.ts';
import * as corrections from './corrections.ts';
import * as defence from './defence-pack.ts';
import * as disputeCase from './dispute-case.ts';
import * as disputeChanges from './dispute-changes.ts';
import * as disputes from './disputes.ts';
import * as frontConversation from './front-conversation.ts';
import * as frontDocument from './front-document.ts';
import * as frontHistory from './front-history.ts';
import * as frontOrder from './front-order.ts';
import * as frontTrackOrder from './front-track-order.ts';
import * as intake from './intake.ts';
import * as intakeDisputes from './intake-disputes.ts';
import * as operation from './operation.ts';
import * as changes from './order-changes.ts';
import * as history from './order-history.ts';
import * as letters from './order-letters.ts';
import * as lists from './order-lists.ts';
import * as payments from './payments.ts';
import * as refunds from './refunds.ts';
import * as reports from './reports.ts';
import * as staffEvents from './staff-events.ts';
import * as system from './system.ts';
import * as team from './team.ts';

export * from './account.ts';
export * from './check-runs.ts';
export * from './cockpit.ts';
export { notKnown } from './cockpit-filters.ts';
export * from './cockpit-lists.ts';
export * from './conversation.ts';
export * from './corrected-value.ts';
export * from './corrections.ts';
export type {
  DefenceExhibit,
  DefenceFact,
  DefenceGap,
  DefenceLetter,
  DefenceTable,
  DrawnSignature,
} from './defence-letter.ts';
export * from './defence-pack.ts';
export type {
  Access,
  AnswerFile,
  BinaryCallDefinition,
  CallDefinition,
  CallInput,
  CallReply,
  HandlerReply,
  ParsedInput,
} from './define.ts';
export * from './dispute-case.ts';
export * from './dispute-changes.ts';
export type { DisputeRow } from './dispute-row.ts';
export * from './disputes.ts';
export { EnvelopeSchema, type FieldError } from './envelope.ts';
export { fileTooLarge, mailAddress, maxOrdersPerChange, storable } from './fields.ts';
export * from './front-conversation.ts';
export * from './front-document.ts';
export * from './front-history.ts';
export * from './front-order.ts';
export * from './front-track-order.ts';
export { generation } from './generation.ts';
export * from './intake.ts';
export * from './intake-disputes.ts';
export { mostCounted } from './intake-kinds.ts';
export type { SchemeValue } from './intake-scheme.ts';
export { maxMessageLength } from './message-words.ts';
export * from './operation.ts';
export * from './order-changes.ts';
export * from './order-history.ts';
export * from './order-letters.ts';
export * from './order-lists.ts';
export * from './payments.ts';
export * from './refunds.ts';
export * from './reports.ts';
export * from './staff-events.ts';
export * from './system.ts';
export * from './team.ts';
export { troubleOf } from './value-troubles.ts';

/** Every call of the product, by name. The server's handlers satisfy a type made of this. */
export const contract = {
  adminLogin: account.adminLogin,
  adminLogout: account.adminLogout,
  userInfo: account.userInfo,
  changePassword: account.changePassword,
  getFolderCount: lists.getFolderCount,
  getOrdersList: lists.getOrdersList,
  searchOrder: lists.searchOrder,
  exportOrders: lists.exportOrders,
  getFutureOrderCount: lists.getFutureOrderCount,
  getOrdersDetails: lists.getOrdersDetails,
  getOrderHistory: history.getOrderHistory,
  updateOrder: corrections.updateOrder,
  decideCorrection: corrections.decideCorrection,
  askTraveller: conversation.askTraveller,
  previewQuestion: conversation.previewQuestion,
  sendMessage: conversation.sendMessage,
  changeOrderStatus: changes.changeOrderStatus,
  assignOrderStatus: changes.assignOrderStatus,
  moveOrderStatus: changes.moveOrderStatus,
  moveToCompleteRefund: changes.moveToCompleteRefund,
  undoChange: changes.undoChange,
  decideRefund: refunds.decideRefund,
  settlePayment: payments.settlePayment,
  getUnsettledPayments: payments.getUnsettledPayments,
  addNewRemark: changes.addNewRemark,
  uploadVisaDocument: changes.uploadVisaDocument,
  resendMail: changes.resendMail,
  defencePackDetails: changes.defencePackDetails,
  getDefencePackPdf: defence.getDefencePackPdf,
  getDefenceLetter: defence.getDefenceLetter,
  getDispute: disputeCase.getDispute,
  getDisputePackPlan: disputeCase.getDisputePackPlan,
  getDisputePack: disputeCase.getDisputePack,
  addDisputeFile: disputeChanges.addDisputeFile,
  submitDispute: disputeCase.submitDispute,
  getSentMail: letters.getSentMail,
  sendMailAgain: letters.sendMailAgain,
  getMailTrouble: operation.getMailTrouble,
  sendMailsAgain: operation.sendMailsAgain,
  getApprovalNotice: letters.getApprovalNotice,
  sendInvoice: letters.sendInvoice,
  getTeamMemberList: team.getTeamMemberList,
  addTeamMember: team.addTeamMember,
  updateTeamMember: team.updateTeamMember,
  deleteTeamMember: team.deleteTeamMember,
  teamMemberInfo: team.teamMemberInfo,
  getTeamMemberType: team.getTeamMemberType,
  paymentGateways: team.paymentGateways,
  paymentGatewaySetting: team.paymentGatewaySetting,
  getStaffEvents: staffEvents.getStaffEvents,
  recordExport: staffEvents.recordExport,
  checkOpenOrders: checkRuns.checkOpenOrders,
  getCheckRun: checkRuns.getCheckRun,
  stopCheckRun: checkRuns.stopCheckRun,
  getSystem: operation.getSystem,
  tryJobAgain: operation.tryJobAgain,
  dropJob: operation.dropJob,
  signOutMember: operation.signOutMember,
  getDisputes: disputes.getDisputes,
  updateDispute: disputeChanges.updateDispute,
  addDispute: disputeChanges.addDispute,
  getCountryOrderCount: reports.getCountryOrderCount,
  getProcessedByCount: reports.getProcessedByCount,
  getCockpit: cockpit.getCockpit,
  getCockpitOrders: cockpitLists.getCockpitOrders,
  getCockpitDisputes: cockpitLists.getCockpitDisputes,
  trackOrder: frontTrackOrder.trackOrder,
  getDownloadHistory: frontHistory.getDownloadHistory,
  downloadPassportDocPdf: frontDocument.downloadPassportDocPdf,
  sendDocumentAgain: frontDocument.sendDocumentAgain,
  getOrder: frontOrder.getOrder,
  correctOrder: corrections.correctOrder,
  answerQuestion: frontConversation.answerQuestion,
  sendTravellerMessage: frontConversation.sendTravellerMessage,
  askRefund: refunds.askRefund,
  getOpenedOrders: frontDocument.getOpenedOrders,
  leave: frontDocument.leave,
  intakeOrders: intake.intakeOrders,
  intakePayments: intake.intakePayments,
  intakeDisputes: intakeDisputes.intakeDisputes,
  health: system.health,
  ready: system.ready,
  shop: system.shop,
};

/** The names of all calls. */
export type CallName = keyof typeof contract;
/** The definition of one call. */
export type Call<N extends CallName> = (typeof contract)[N];
