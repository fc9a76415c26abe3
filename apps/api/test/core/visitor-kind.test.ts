import { expect, test } from 'vitest';
import { visitorKind } from '../../src/core/visitor-kind.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36';
const kindOf = (headers: Record<string, string>) => visitorKind((name) => headers[name]);

test.each([
  {},
  { purpose: 'nothing of the kind' },
  { 'sec-fetch-mode': 'navigate', 'sec-fetch-user': '?1' },
])('a browser with %j is a person', (headers) => {
  expect(kindOf({ 'user-agent': chrome, ...headers })).toBe('person');
});

test('a browser that hides its name is a person', () => {
  expect(kindOf({})).toBe('person');
  expect(kindOf({ 'user-agent': '' })).toBe('person');
});

test.each([
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { 'sec-purpose': 'Prefetch;anonymous-client-ip' },
  { purpose: 'prefetch' },
  { 'x-moz': 'prefetch' },
  { 'x-purpose': 'preview' },
])('a browser with %j loads ahead', (headers) => {
  expect(kindOf({ 'user-agent': chrome, ...headers })).toBe('prefetch');
});

test.each([
  `${chrome} SafeLinks`,
  'Microsoft Office/16.0 (Windows NT 10.0; Microsoft Outlook 16.0.17328; Pro)',
  'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; ms-office; MSOffice 16)',
  'Mozilla/5.0 (compatible; Proofpoint URL Defense)',
  'Mimecast-URL-Scanner/1.0',
  'BarracudaCentral/1.0',
  'WhatsApp/2.24.8.78 A',
  'TelegramBot (like TwitterBot)',
  'facebookexternalhit/1.1',
  'curl/8.5.0',
  'python-requests/2.31.0',
  chrome.replace('Chrome', 'HeadlessChrome'),
])('%j is a robot, also when it loads ahead', (userAgent) => {
  expect(kindOf({ 'user-agent': userAgent })).toBe('robot');
  expect(kindOf({ 'user-agent': userAgent, purpose: 'prefetch' })).toBe('robot');
});
