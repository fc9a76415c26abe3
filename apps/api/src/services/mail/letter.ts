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

/** What one kind of letter says, in the frame that all of them share. */
export interface LetterWords {
  readonly subject: string;
  readonly heading: string;
  readonly sentences: readonly string[];
  /** Rows below the order's own: label and value. */
  readonly facts?: readonly (readonly [string, string])[];
}

/** Where the traveller finds the order. */
export function trackLink(env: Env, orderId: string): string {
  return `${env.publicUrls.portal}/track-order/${encodeOrderId(orderId)}`;
}

/** How a letter begins; a name that is missing leaves no gap. */
export function greetingOf(fullName: string | null): string {
  return fullName ? `Dear ${fullName},` : 'Dear traveller,';
}

/** The greeting in HTML: a name in another direction must not carry the comma with it. */
function greetingHtml(fullName: string | null): string {
  return fullName ? `Dear <bdi>${escapeHtml(fullName)}</bdi>,` : escapeHtml(greetingOf(null));
}

/** Puts the words of a letter in their frame: facts of the order, link, support and footer. */
export function letter(env: Env, order: LetterOrder, words: LetterWords): Letter {
  const { company, marketing } = env;
  const link = trackLink(env, order.orderId);
  const facts: readonly (readonly [string, string])[] = [
    ['Name', order.fullName ?? ''],
    ['Username', order.email],
    ['Order ID', order.orderId],
    ...(words.facts ?? []),
  ];
  const support = `${company.email}, ${company.phone}`;
  const notice = `${company.productLabel} is a private service of ${company.name}. It is not affiliated with the Indonesian government.`;
  const footer = [
    ['Terms', `${marketing.url}/terms-and-conditions`],
    ['Privacy', `${marketing.url}/privacy-policy`],
    ['Contact', `${marketing.url}/contact-us`],
    ['Refund', `${marketing.url}/refund-policy`],
  ] as const;
  const greeting = greetingOf(order.fullName);
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
<p>${greetingHtml(order.fullName)}</p>
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
