import { encodeOrderId } from '@pabean/domain';
import type { Env } from '../../env.ts';

/** The words of one mail, the same in both forms. */
export interface Letter {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** What a letter says about its order. */
export interface LetterOrder {
  readonly orderId: string;
  readonly fullName: string | null;
  readonly email: string;
}

/**
 * Approval notice (spec section 2): name, the e-mail as username, the order id, a track-order link,
 * validity, support contacts and the footer links.
 */
export function approvalLetter(env: Env, order: LetterOrder): Letter {
  return letter(env, order, {
    subject: `Your customs declaration is approved (order ${order.orderId})`,
    heading: 'Your customs declaration is approved',
    sentences: [
      'The document is attached to this e-mail. Save it on your phone before you travel.',
      'It is valid for the arrival that you declared. Show it when you arrive.',
    ],
  });
}

/** Refund notice: sent when staff press Refunded it (spec section 4). */
export function refundLetter(env: Env, order: LetterOrder): Letter {
  return letter(env, order, {
    subject: `Your order ${order.orderId} is refunded`,
    heading: 'We have refunded your order',
    sentences: [
      'The money goes back to the card or account that paid. Your bank decides how long that takes.',
      'You do not need to do anything.',
    ],
  });
}

function letter(
  env: Env,
  order: LetterOrder,
  words: { subject: string; heading: string; sentences: readonly string[] },
): Letter {
  const { company, marketing, publicUrls } = env;
  const link = `${publicUrls.portal}/track-order/${encodeOrderId(order.orderId)}`;
  const facts: readonly (readonly [string, string])[] = [
    ['Name', order.fullName ?? ''],
    ['Username', order.email],
    ['Order ID', order.orderId],
  ];
  const support = `${company.email}, ${company.phone}`;
  const notice = `${company.productLabel} is a private service of ${company.name}. It is not affiliated with the Indonesian government.`;
  const footer = [
    ['Terms', `${marketing.url}/terms-and-conditions`],
    ['Privacy', `${marketing.url}/privacy-policy`],
    ['Contact', `${marketing.url}/contact-us`],
    ['Refund', `${marketing.url}/refund-policy`],
  ] as const;
  const greeting = order.fullName ? `Dear ${order.fullName},` : 'Dear traveller,';
  const text = [
    greeting,
    '',
    words.heading,
    ...words.sentences,
    '',
    ...facts.map(([label, value]) => `${label}: ${value}`),
    `Track your order: ${link}`,
    '',
    `Questions: ${support}`,
    notice,
    ...footer.map(([label, url]) => `${label}: ${url}`),
    '',
  ].join('\n');
  const html = page(
    words.subject,
    `<p style="${small}">${escapeHtml(notice)}</p>
<h1 style="font-size:24px;line-height:31px;margin:16px 0">${escapeHtml(words.heading)}</h1>
<p>${escapeHtml(greeting)}</p>
${words.sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('\n')}
<table role="presentation" style="margin:16px 0;border-collapse:collapse">${facts
      .map(
        ([label, value]) =>
          `<tr><td style="padding:4px 16px 4px 0;color:#4c5657">${label}</td><td style="padding:4px 0"><bdi>${escapeHtml(value)}</bdi></td></tr>`,
      )
      .join('')}</table>
<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#037879;color:#ffffff;text-decoration:none">Track your order</a></p>
<p style="${small}">Questions: ${escapeHtml(support)}</p>
<p style="${small}">${footer.map(([label, url]) => `<a href="${escapeHtml(url)}" style="color:#006465">${label}</a>`).join(' &middot; ')}</p>`,
  );
  return { subject: words.subject, html, text };
}

const small = 'font-size:14px;line-height:21px;color:#4c5657';

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px 16px;background:#fbf9f5;color:#191f20;font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;font-size:16px;line-height:24px">
<div style="max-width:560px;margin:0 auto">${body}</div></body></html>`;
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
