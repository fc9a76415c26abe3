import type { CallReply, getApprovalNotice } from '@pabean/api-client/contract';

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
