/** What an answer may hold, in the words of the desk. */
export const evidenceWords = {
  cover_letter: 'One page: case number, transaction, one paragraph, list of lettered exhibits',
  order_confirmation: 'Confirmation e-mail or receipt with date, sum, what was bought',
  service_description: 'What the service is and what it is not, as shown before paying',
  filing_proof: 'Proof that the declaration was filed: day, time, document with QR code',
  document_delivered:
    'E-mail with the document accepted or delivered by the receiving server, with time',
  download_log: 'Day, time (UTC and named zone), IP, device of each human download',
  portal_access_log: 'Visits to the order page on or after the purchase',
  arrival_window_met:
    'Done before the arrival that was ordered: arrival day, port, time of delivery',
  purchase_ip_geo: 'Public IP and place of the device at the moment of paying',
  purchase_device:
    'Device id (15 or more) or fingerprint (20 or more) and device name at the moment of paying',
  avs_cvv: 'Results of address and security code checks',
  three_ds: '3-D Secure result, ECI, liability shift',
  profile_name_email: 'Name and e-mail of the buyer tied to the order',
  account_before: 'Profile set up and verified before the purchase',
  prior_undisputed: 'Earlier undisputed payments of the same card or person',
  ce3_set:
    'Visa Compelling Evidence 3.0: two earlier undisputed payments by the same card, with matching details',
  fpt_set: 'Mastercard First-Party Trust: device, delivery and identity',
  terms_accepted: 'Version and text of the terms, time of the active tick',
  refund_policy_shown: 'Refund policy as shown before paying, with proof of acceptance',
  disclosure_shown: 'Private service, fee, official form is free: as shown, with time',
  descriptor_shown: 'Name on the statement, as given on the page and in the e-mail',
  customer_messages: 'Messages with the customer',
  no_contact: 'Record that the customer asked for nothing before the dispute',
  refund_record: 'Refund: day, sum, reference (ARN)',
  refund_refusal: 'Which clause refuses the refund and what was answered',
  no_recurring: 'One-off sale: no subscription, no stored mandate',
  both_orders: 'Both orders side by side with what differs (traveller, arrival, document)',
  authorisation_record: 'Approval code, day, sum of the authorisation',
  settlement_record: 'Day and sum of clearing',
  price_shown: 'Price and currency as shown and accepted',
  corrections_log: 'What the traveller asked to correct and what was corrected',
  family_link: 'Buyer is a member of the travelling family or group named in the order',
  customer_withdrawal: 'Statement of the cardholder or their bank that the dispute is dropped',
} as const;

export type EvidenceId = keyof typeof evidenceWords;

/** Whether what was missing of a case is named by the rules, and not in somebody's own words. */
export const isEvidence = (lack: string): lack is EvidenceId => Object.hasOwn(evidenceWords, lack);

/** What was missing, in the words of the desk; own words stay as they are. */
export const lackWords = (lack: string): string => (isEvidence(lack) ? evidenceWords[lack] : lack);

/** What does not help, or harms, in an answer. */
export const uselessWords = {
  links: 'Links: reviewers do not open them',
  accusation: 'Accusing the customer or the bank',
  full_passport: 'Full passport or its copy: one acquirer refuses files that hold one; mask',
  personal_extra: 'Birth date, address abroad, declared goods, health answers',
  shipping: 'Tracking numbers, shipping addresses: nothing is shipped',
  terms_unaccepted: 'Terms or policy without proof that this customer accepted them',
  terms_whole: 'Whole terms instead of the clause',
  scanner_hits: 'Downloads or opens made by mail scanners',
  undated: 'Screenshots without date or time zone',
  audio_video: 'Audio, video, programs, archives',
  prior_outside:
    'Earlier payments outside 120 to 365 days, with a fraud report, or of another card',
  delivery_only: 'Proof of delivery alone: it does not show who paid',
  late_refund: 'A promise to refund later',
} as const;

export type UselessId = keyof typeof uselessWords;
