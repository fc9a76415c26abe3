import type { Readable } from 'node:stream';
import type { MailServiceProvider, MailTransport as TransportName } from '@pabean/domain';
import type { Mailbox } from './mailbox.ts';

/** One message, ready to leave the house. */
export interface Message {
  readonly id: string;
  readonly from: Mailbox;
  readonly replyTo: Mailbox;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachment?: { readonly name: string; readonly mediaType: string; open(): Readable };
}

/** Somebody who takes messages. */
export interface Transport {
  readonly name: TransportName;
  /**
   * Hands one message over. Called again with the same id after a crash: a transport that can
   * tell, sends once. @returns the provider's id of the message
   * @throws with the provider's own words when it does not take the message
   */
  send(message: Message): Promise<string | null>;
}

/** Chooses per message, as the staff member did (spec section 2). */
export type ChooseTransport = (provider: MailServiceProvider) => Transport;
