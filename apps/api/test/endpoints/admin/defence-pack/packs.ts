import { expect } from 'vitest';
import type { SignedIn, TestApp } from '../../../support/app.ts';
import { pagesOf } from '../../../support/pdf.ts';

/** Asks a server for packs, and fills the histories that they show. */
export function packsOf(app: TestApp, team: SignedIn) {
  const ask = (orderId: string, defencePackType: unknown = 1) =>
    app.call('getDefencePackPdf', { body: { orderId, defencePackType } }, team);

  return {
    ask,
    completed: (more: object = {}) => app.newOrder({ process_status: 'Completed', ...more }),

    /** The pages of a pack, each as its text with single spaces. */
    async pages(orderId: string, type: 1 | 2): Promise<string[]> {
      const { http, bytes } = await ask(orderId, type);
      expect(http).toBe(200);
      return pagesOf(bytes ?? new Uint8Array());
    },

    async addDownloads(orderId: string, count: number, more: object = {}): Promise<void> {
      const { id } = await app.order(orderId);
      const rows = Array.from({ length: count }, (_, index) => ({
        order_pk: id,
        ip: '::ffff:203.0.113.9',
        timezone: 'Asia/Makassar',
        browser: 'Chrome 126-PC-Desktop-Windows 10',
        os: 'Windows 10',
        created_at: new Date(Date.UTC(2026, 6, 1, 12, 0, index)),
        ...more,
      }));
      await app.db.insertInto('download').values(rows).execute();
    },

    async addMails(orderId: string, count: number, more: object = {}): Promise<void> {
      const { id } = await app.order(orderId);
      const rows = Array.from({ length: count }, (_, index) => ({
        id: crypto.randomUUID(),
        order_pk: id,
        kind: 'approval' as const,
        recipient: 'maren@example.com',
        subject: 'Your customs declaration is approved',
        html: '<p></p>',
        body_text: '',
        mail_service_provider: 'AWS' as const,
        state: 'sent' as const,
        sent_at: new Date(Date.UTC(2026, 0, 1, 3, 0, index)),
        ...more,
      }));
      await app.db.insertInto('mail_message').values(rows).execute();
    },

    async sign(orderId: string, dataUrl: string): Promise<void> {
      const { id } = await app.order(orderId);
      await app.db
        .insertInto('order_signature')
        .values({ order_pk: id, data_url: dataUrl, created_at: '2026-01-01T03:00:00Z' })
        .execute();
    },
  };
}
