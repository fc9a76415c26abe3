import type { CallReply, getApprovalNotice, previewQuestion } from '@pabean/api-client/contract';

const html = `<!doctype html><html lang="en"><head><title>Approved</title></head>
<body style="margin:0;padding:24px;font:15px/24px Arial,sans-serif;color:#1a2a2b">
<p>Dear Maren Ostrowick-Vale,</p>
<h1 style="font-size:22px;line-height:28px">Your customs declaration is approved</h1>
<p>Username: m.ostrowick@example.com<br>Order ID: 104777</p>
<p><a href="https://orders.example.com/track">Track order</a></p>
<p>The declaration is valid for the arrival on 23-11-2026. Show it on your telephone or on paper.</p>
<p>Questions? support@example.com, +44 7700 900000</p>
<p>Private service. Not affiliated with the Indonesian government.</p>
<p>Terms, Privacy, Contact, Refund</p></body></html>`;

/** The approval notice of the sample order, as the server draws it into a mail. */
export const approvalNotice: CallReply<typeof getApprovalNotice>['data'] = {
  subject: 'Your customs declaration is approved',
  html,
  text: 'Your customs declaration is approved.',
  recipient: 'm.ostrowick@example.com',
  whatsapp: { phone: '447700900187', text: 'Your customs declaration is approved.' },
};

const question = `<!doctype html><html lang="de"><head><title>Frage</title></head>
<body style="margin:0;padding:20px;font:15px/24px Arial,sans-serif;color:#1a2a2b">
<p>Privater Dienst.</p>
<h1 style="font-size:22px;line-height:28px">Wir brauchen etwas von Ihnen</h1>
<p>Guten Tag Maren Ostrowick-Vale,</p>
<p>Das Foto Ihres Reisepasses ist nicht gut lesbar. Bitte senden Sie uns ein neues: die ganze Seite,
flach und ohne Spiegelungen.</p>
<p>English: The photo of your passport is not clear enough to read. Please send us a new one.</p>
<p><a href="https://orders.example.com/track">Datei senden</a></p>
<p>Wir machen weiter, wenn wir Ihre Antwort haben.</p></body></html>`;

/** The letter of a question about the sample order, as the server draws it. */
export const questionLetter: CallReply<typeof previewQuestion>['data'] = {
  subject: 'Wir brauchen etwas von Ihnen (Auftrag 104777)',
  html: question,
  recipient: 'm.ostrowick@example.com',
  reminder_at: '2026-11-22T09:41:00Z',
  overdue_at: '2026-11-23T09:41:00Z',
};
